/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Locale;

/**
 * Where requests go.
 *
 * @param socket host and port, resolved
 * @param host name of the host, as certificates are checked for it
 * @param encrypted whether the connection is encrypted
 * @param hostHeader value of the header {@code Host}
 * @param basePath path before the paths of the requests, without a slash at its end
 */
public record HttpAddress(InetSocketAddress socket, String host, boolean encrypted, String hostHeader, String basePath) {

	private static final int HTTP_PORT = 80;
	private static final int HTTPS_PORT = 443;

	/**
	 * Resolves an address.
	 *
	 * @param uri an address beginning with {@code http://} or {@code https://}
	 * @return the address
	 * @throws CallFailure when the host is not known
	 */
	public static HttpAddress of(URI uri) throws CallFailure {
		boolean encrypted = uri.getScheme().toLowerCase(Locale.ROOT).equals("https");
		int standardPort = encrypted ? HTTPS_PORT : HTTP_PORT;
		int port = uri.getPort() < 0 ? standardPort : uri.getPort();
		String host = uri.getHost().replaceAll("^\\[|]$", "");
		String rawPath = URI.create(uri.toASCIIString()).getRawPath();
		String path = rawPath == null ? "" : rawPath.replaceAll("/+$", "");
		try {
			return new HttpAddress(new InetSocketAddress(InetAddress.getByName(host), port), host, encrypted,
					port == standardPort ? uri.getHost() : uri.getHost() + ':' + port, path);
		} catch (UnknownHostException e) {
			throw CallFailure.of(CallFailure.Kind.UNREACHABLE, host + ':' + port, "UnknownHostException");
		}
	}

	/** {@return host and port, for messages} */
	public String label() {
		return host + ':' + socket.getPort();
	}
}
