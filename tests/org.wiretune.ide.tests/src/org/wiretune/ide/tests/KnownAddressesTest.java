/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import javax.crypto.spec.PBEKeySpec;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.equinox.security.storage.ISecurePreferences;
import org.eclipse.equinox.security.storage.SecurePreferencesFactory;
import org.eclipse.equinox.security.storage.provider.IProviderHints;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.addresses.KnownAddress.Passwords;
import org.wiretune.ide.addresses.KnownAddress;
import org.wiretune.ide.addresses.KnownAddresses;
import org.wiretune.ide.addresses.StoredPasswords;
import org.wiretune.servers.address.AddressForm;
import org.wiretune.servers.address.Password;

/** What is remembered of servers elsewhere, and where. */
class KnownAddressesTest {

	private static final Passwords SECRET = new Passwords(Password.of("geheim1".toCharArray()), Password.of("geheim2".toCharArray()));

	@TempDir
	Path folder;

	@AfterEach
	void forget() {
		KnownAddresses.all().forEach(KnownAddresses::forget);
	}

	private static KnownAddress address(String text, String user) {
		return new KnownAddress(new AddressForm(text, user, true, "", "", ""), "orders", true);
	}

	@Test
	void theOneThatWasUsedLastComesFirst() throws Exception {
		KnownAddress one = address("test1:9010", "reader");
		KnownAddress other = address("https://test2:9443/IBMJMXConnectorREST", "admin");
		KnownAddresses.remember(one);
		KnownAddresses.remember(other);
		assertEquals(List.of(other, one), KnownAddresses.all());
		KnownAddresses.remember(new KnownAddress(one.form(), "", false));
		assertEquals(2, KnownAddresses.all().size());
		assertEquals("", KnownAddresses.all().get(0).project());
		assertEquals("orders", KnownAddresses.project(other.target(SECRET)));
		KnownAddresses.forget(one);
		assertEquals(List.of(other), KnownAddresses.all());
	}

	@Test
	void moreThanAMenuHoldsAreForgotten() {
		for (int i = 0; i < KnownAddresses.MOST + 5; i++) {
			KnownAddresses.remember(address("test1:" + (9000 + i), "reader"));
		}
		assertEquals(KnownAddresses.MOST, KnownAddresses.all().size());
		assertEquals("test1:" + (9000 + KnownAddresses.MOST + 4), KnownAddresses.all().get(0).form().address());
	}

	@Test
	void noPreferenceHasAPassword() throws Exception {
		KnownAddresses.remember(address("test1:9010", "reader"));
		StringBuilder all = new StringBuilder();
		InstanceScope.INSTANCE.getNode("org.wiretune.ide/addresses").accept(node -> {
			for (String key : node.keys()) {
				all.append(key).append('=').append(node.get(key, "")).append('\n');
			}
			return true;
		});
		assertTrue(all.toString().contains("address=test1:9010"), all.toString());
		assertFalse(all.toString().contains("password"), all.toString());
	}

	@Test
	void passwordsAreKeptEncryptedAndRemoved() throws Exception {
		Path file = folder.resolve("storage");
		ISecurePreferences storage = SecurePreferencesFactory.open(file.toUri().toURL(), Map.of(IProviderHints.PROMPT_USER, Boolean.FALSE, IProviderHints.DEFAULT_PASSWORD, new PBEKeySpec("master".toCharArray())));
		StoredPasswords passwords = new StoredPasswords(() -> storage);
		KnownAddress address = address("service:jmx:remote+http://test1:9990", "reader");
		assertEquals(Passwords.NONE, passwords.of(address));
		passwords.put(address, SECRET);
		assertEquals(SECRET, passwords.of(address));
		assertEquals(Passwords.NONE, passwords.of(address("service:jmx:remote+http://test1:9990", "admin")));
		String kept = Files.readString(file);
		assertFalse(kept.contains("geheim1") || kept.contains("geheim2"), kept);
		passwords.remove(address);
		assertEquals(Passwords.NONE, passwords.of(address));
	}
}
