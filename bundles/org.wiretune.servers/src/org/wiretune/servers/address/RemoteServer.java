/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.address;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * A server elsewhere, with all that is needed to ask it. Its words show no password. Immutable.
 *
 * @param address
 *            where it is asked
 * @param user
 *            who asks; empty where the server wants nobody
 * @param password
 *            of the user
 * @param trust
 *            which certificates are taken as its own
 * @param client
 *            for WildFly, the file {@code jboss-client.jar} or a folder of an installation that has it; empty where it is not given
 */
public record RemoteServer(ServerAddress address, String user, Password password, Trust trust, Optional<Path> client) {

	/** Checks the values. */
	public RemoteServer {
		Objects.requireNonNull(address);
		Objects.requireNonNull(user);
		Objects.requireNonNull(password);
		Objects.requireNonNull(client);
		if (address.secure() && !trust.tls()) {
			trust = new Trust(true, trust.store(), trust.storePassword(), trust.fingerprint());
		}
	}

	/**
	 * A server that wants no user and is not encrypted, unless its address says so.
	 *
	 * @param address
	 *            where it is asked
	 */
	public RemoteServer(ServerAddress address) {
		this(address, "", Password.NONE, Trust.PLAIN, Optional.empty()); //$NON-NLS-1$
	}

	/**
	 * {@return the same server with a certificate that the user accepts}
	 *
	 * @param fingerprint
	 *            of the certificate
	 */
	public RemoteServer accepting(String fingerprint) {
		return new RemoteServer(address, user, password, trust.accepting(fingerprint), client);
	}

	/** {@return whether a password would be sent over a network in clear} */
	public boolean isReadableOnTheWay() {
		return !password.isEmpty() && !trust.tls() && !address.isLoopback() && address.kind() == AddressKind.JAVA;
	}
}
