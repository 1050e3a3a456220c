/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.addresses;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;
import org.wiretune.servers.address.AddressForm;
import org.wiretune.servers.metrics.JvmTarget;

/** The servers elsewhere that this workspace remembers, newest first, without their passwords. Safe for any thread. */
public final class KnownAddresses {

	/** The most that are remembered; the one that was used longest ago gives way. */
	public static final int MOST = 20;

	private static final String NODE = "org.wiretune.ide/addresses";
	private static final String ADDRESS = "address";
	private static final String USER = "user";
	private static final String TLS = "tls";
	private static final String TRUST_STORE = "truststore";
	private static final String FINGERPRINT = "fingerprint";
	private static final String CLIENT = "client";
	private static final String PROJECT = "project";
	private static final String STORED = "stored";

	private KnownAddresses() {
	}

	/** {@return those that are remembered, the one that was used last first} */
	public static synchronized List<KnownAddress> all() {
		List<KnownAddress> all = new ArrayList<>();
		try {
			IEclipsePreferences node = InstanceScope.INSTANCE.getNode(NODE);
			for (int i = 0; i < MOST && node.nodeExists(Integer.toString(i)); i++) {
				Preferences each = node.node(Integer.toString(i));
				AddressForm form = new AddressForm(each.get(ADDRESS, ""), each.get(USER, ""), each.getBoolean(TLS, false), each.get(TRUST_STORE, ""), each.get(FINGERPRINT, ""), each.get(CLIENT, ""));
				// A file of preferences may have been written by anybody; what is no address is passed over.
				if (form.kind().isPresent()) {
					all.add(new KnownAddress(form, each.get(PROJECT, ""), each.getBoolean(STORED, false)));
				}
			}
		} catch (BackingStoreException | IllegalStateException gone) {
			log("The addresses of servers could not be read.", gone);
		}
		return all;
	}

	/** Remembers an address as the one that was used last. @param address instead of one that is the same */
	public static synchronized void remember(KnownAddress address) {
		List<KnownAddress> all = all();
		all.removeIf(address::isSame);
		all.add(0, address);
		write(all.subList(0, Math.min(MOST, all.size())));
	}

	/** Forgets an address. @param address the address; its passwords are the matter of {@link StoredPasswords} */
	public static synchronized void forget(KnownAddress address) {
		List<KnownAddress> all = all();
		all.removeIf(address::isSame);
		write(all);
	}

	/**
	 * {@return the project whose files are those of a server; empty where it is one of this machine, or may be any}
	 *
	 * @param target what is watched
	 */
	public static String project(JvmTarget target) {
		Optional<KnownAddress> known = target.elsewhere().flatMap(server -> all().stream()
				.filter(each -> each.form().user().equals(server.user()) && each.form().name().equals(server.address().hostAndPort())).findFirst());
		return known.map(KnownAddress::project).orElse("");
	}

	private static void write(List<KnownAddress> all) {
		try {
			IEclipsePreferences node = InstanceScope.INSTANCE.getNode(NODE);
			for (String child : node.childrenNames()) {
				node.node(child).removeNode();
			}
			for (int i = 0; i < all.size(); i++) {
				KnownAddress address = all.get(i);
				Preferences each = node.node(Integer.toString(i));
				each.put(ADDRESS, address.form().address());
				each.put(USER, address.form().user());
				each.putBoolean(TLS, address.form().tls());
				each.put(TRUST_STORE, address.form().trustStore());
				each.put(FINGERPRINT, address.form().fingerprint());
				each.put(CLIENT, address.form().client());
				each.put(PROJECT, address.project());
				each.putBoolean(STORED, address.stored());
			}
			node.flush();
		} catch (BackingStoreException | IllegalStateException failure) {
			log("The addresses of servers could not be kept.", failure);
		}
	}

	private static void log(String sentence, Exception failure) {
		Platform.getLog(KnownAddresses.class).error(sentence, failure);
	}
}
