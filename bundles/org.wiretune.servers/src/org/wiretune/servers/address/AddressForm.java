/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.address;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

import org.wiretune.safety.text.Texts;

/**
 * What a user fills in of a server elsewhere, as texts, without the passwords. Immutable.
 *
 * @param address
 *            in a form that {@link ServerAddress#parse} takes
 * @param user
 *            who asks; empty for nobody
 * @param tls
 *            whether the connection is to be encrypted
 * @param trustStore
 *            file with certificates that are trusted; empty for none
 * @param fingerprint
 *            of the certificate that was accepted; empty for none
 * @param client
 *            WildFly's client or the folder of an installation; empty for none
 */
public record AddressForm(String address, String user, boolean tls, String trustStore, String fingerprint, String client) {

	/** Nothing is filled in. */
	public static final AddressForm EMPTY = new AddressForm("", "", false, "", "", ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$

	private static final Texts TEXTS = Texts.of(AddressForm.class, "messages"); //$NON-NLS-1$

	/** Takes away what surrounds the texts. */
	public AddressForm {
		address = address.strip();
		user = user.strip();
		trustStore = trustStore.strip();
		fingerprint = fingerprint.strip();
		client = client.strip();
	}

	/** {@return what is wrong or missing, as a sentence; empty where nothing is. Looks at files} */
	public Optional<String> problem() {
		try {
			ServerAddress.parse(address);
		} catch (WrongAddress wrong) {
			return Optional.of(wrong.getMessage());
		}
		if (!fingerprint.isEmpty() && !Trust.isFingerprint(fingerprint)) {
			return Optional.of(TEXTS.get("form.fingerprint", fingerprint)); //$NON-NLS-1$
		}
		if (!trustStore.isEmpty() && !path(trustStore).map(Files::isRegularFile).orElse(false)) {
			return Optional.of(TEXTS.get("form.noFile", trustStore)); //$NON-NLS-1$
		}
		if (!client.isEmpty() && !path(client).map(Files::exists).orElse(false)) {
			return Optional.of(TEXTS.get("form.noFile", client)); //$NON-NLS-1$
		}
		return Optional.empty();
	}

	/** {@return what a reader has to know although nothing is wrong, as a sentence; empty for nothing} @param hasPassword whether there is one */
	public Optional<String> remark(boolean hasPassword) {
		Optional<ServerAddress> parsed = parsed();
		boolean clear = hasPassword && !user.isEmpty() && parsed.filter(each -> each.kind() == AddressKind.JAVA && !each.isLoopback()).isPresent() && !tls;
		return clear ? Optional.of(TEXTS.get("form.inClear", parsed.get().hostAndPort())) : Optional.empty(); //$NON-NLS-1$
	}

	/** {@return the kind of the address; empty where it is none} */
	public Optional<AddressKind> kind() {
		return parsed().map(ServerAddress::kind);
	}

	/** {@return what a reader calls the server: its host and port, or the text where it is no address} */
	public String name() {
		return parsed().map(ServerAddress::hostAndPort).orElse(address);
	}

	private Optional<ServerAddress> parsed() {
		try {
			return Optional.of(ServerAddress.parse(address));
		} catch (WrongAddress none) {
			return Optional.empty();
		}
	}

	/**
	 * {@return the server}
	 *
	 * @param password
	 *            of the user
	 * @param storePassword
	 *            of the trust store
	 * @throws WrongAddress
	 *             where {@link #problem} tells one
	 */
	public RemoteServer server(Password password, Password storePassword) throws WrongAddress {
		Optional<String> problem = problem();
		if (problem.isPresent()) {
			throw new WrongAddress(problem.get());
		}
		Optional<Path> store = trustStore.isEmpty() ? Optional.empty() : path(trustStore);
		Trust trust = new Trust(tls, store, storePassword, tls ? fingerprint : ""); //$NON-NLS-1$
		return new RemoteServer(ServerAddress.parse(address), user, user.isEmpty() ? Password.NONE : password, trust, client.isEmpty() ? Optional.empty() : path(client));
	}

	/**
	 * {@return the same with a certificate that the user accepts}
	 *
	 * @param accepted
	 *            its fingerprint
	 */
	public AddressForm accepting(String accepted) {
		return new AddressForm(address, user, true, trustStore, Objects.requireNonNull(accepted), client);
	}

	private static Optional<Path> path(String text) {
		try {
			return Optional.of(new File(text).toPath());
		} catch (InvalidPathException none) {
			return Optional.empty();
		}
	}
}
