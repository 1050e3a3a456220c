/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.addresses;

import java.io.IOException;
import java.util.function.Supplier;

import org.eclipse.equinox.security.storage.EncodingUtils;
import org.eclipse.equinox.security.storage.ISecurePreferences;
import org.eclipse.equinox.security.storage.SecurePreferencesFactory;
import org.eclipse.equinox.security.storage.StorageException;
import org.wiretune.ide.addresses.KnownAddress.Passwords;
import org.wiretune.servers.address.Password;

/**
 * Passwords of servers elsewhere in Eclipse's secure storage. Every method may ask the user for the master password of that storage, so
 * it is called by a job and never by the UI thread, and not before the user wants to connect.
 */
public final class StoredPasswords {

	private static final String NODE = "/org.wiretune.ide/servers/";
	private static final String USER = "password";
	private static final String STORE = "truststore";

	private final Supplier<ISecurePreferences> storage;

	/** Those of this user of Eclipse. */
	public StoredPasswords() {
		this(SecurePreferencesFactory::getDefault);
	}

	/** Those of some storage. @param storage opens it */
	public StoredPasswords(Supplier<ISecurePreferences> storage) {
		this.storage = storage;
	}

	/**
	 * {@return the passwords of an address; none where none are kept}
	 *
	 * @param address an address
	 * @throws IOException where the storage is locked or broken; the message says what the storage told
	 */
	public Passwords of(KnownAddress address) throws IOException {
		ISecurePreferences root = opened();
		String path = path(address);
		if (!root.nodeExists(path)) {
			return Passwords.NONE;
		}
		try {
			ISecurePreferences node = root.node(path);
			return new Passwords(password(node.get(USER, "")), password(node.get(STORE, "")));
		} catch (StorageException locked) {
			throw new IOException(locked.getMessage(), locked);
		}
	}

	private static Password password(String text) {
		return Password.of(text.toCharArray());
	}

	/**
	 * Keeps the passwords of an address.
	 *
	 * @param address an address
	 * @param passwords its passwords
	 * @throws IOException where they cannot be kept; the message says what the storage told
	 */
	public void put(KnownAddress address, Passwords passwords) throws IOException {
		ISecurePreferences root = opened();
		try {
			ISecurePreferences node = root.node(path(address));
			node.put(USER, new String(passwords.ofUser().reveal()), true);
			node.put(STORE, new String(passwords.ofStore().reveal()), true);
			root.flush();
		} catch (StorageException locked) {
			throw new IOException(locked.getMessage(), locked);
		}
	}

	/**
	 * Removes the passwords of an address.
	 *
	 * @param address an address
	 * @throws IOException where the storage cannot be written
	 */
	public void remove(KnownAddress address) throws IOException {
		ISecurePreferences root = opened();
		String path = path(address);
		if (root.nodeExists(path)) {
			root.node(path).removeNode();
			root.flush();
		}
	}

	private ISecurePreferences opened() throws IOException {
		ISecurePreferences root = storage.get();
		if (root == null) {
			throw new IOException("secure storage");
		}
		return root;
	}

	private static String path(KnownAddress address) {
		return NODE + EncodingUtils.encodeSlashes(address.form().user() + '@' + address.form().address());
	}
}
