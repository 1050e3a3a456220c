/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import static org.wiretune.servers.remote.RemoteFailure.TEXTS;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;

import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.address.Trust;
import org.wiretune.servers.metrics.ConnectionFailedException;

/**
 * Whether the certificate of a server is taken: the one that the user has accepted, one that stands in the user's key store itself, or one
 * that an authority vouches for which Java or that store trusts. The last must be made out to the host that was asked; the first two are
 * known by themselves. Remembers the certificate that was not taken, so that the user can be asked. Thread-safe.
 */
final class CertificateCheck extends X509ExtendedTrustManager {

	private final String fingerprint;
	private final Set<X509Certificate> own;
	private final List<X509ExtendedTrustManager> authorities;
	private volatile X509Certificate refused;
	private volatile boolean seen;

	private CertificateCheck(String fingerprint, Set<X509Certificate> own, List<X509ExtendedTrustManager> authorities) {
		this.fingerprint = fingerprint;
		this.own = own;
		this.authorities = authorities;
	}

	/**
	 * {@return a check}
	 *
	 * @param server
	 *            with what the user trusts
	 * @throws ConnectionFailedException
	 *             when the key store cannot be read, is none, or has another password
	 */
	static CertificateCheck of(RemoteServer server) throws ConnectionFailedException {
		Trust trust = server.trust();
		try {
			List<X509ExtendedTrustManager> authorities = new ArrayList<>(managers(null));
			Set<X509Certificate> own = new HashSet<>();
			if (trust.store().isPresent()) {
				KeyStore store = store(trust.store().get(), trust.storePassword().isEmpty() ? null : trust.storePassword().reveal());
				for (String alias : Collections.list(store.aliases())) {
					if (store.getCertificate(alias) instanceof X509Certificate certificate) {
						own.add(certificate);
					}
				}
				authorities.addAll(managers(store));
			}
			return new CertificateCheck(trust.fingerprint(), own, authorities);
		} catch (GeneralSecurityException | IOException wrong) {
			throw new ConnectionFailedException(TEXTS.get("remote.trustStore", trust.store().map(Path::toString).orElse(""), String.valueOf(wrong.getMessage())), false, wrong); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	private static KeyStore store(Path file, char[] password) throws GeneralSecurityException, IOException {
		if (!Files.isRegularFile(file)) {
			throw new IOException(file.toString());
		}
		KeyStore store = KeyStore.getInstance(file.toFile(), password);
		if (password == null && store.size() == 0 && store.getType().equalsIgnoreCase("PKCS12")) { //$NON-NLS-1$
			// A key store of PKCS12 that is opened without its password shows no certificates, and does not say so.
			throw new IOException(file.getFileName() + ": password"); //$NON-NLS-1$
		}
		return store;
	}

	private static List<X509ExtendedTrustManager> managers(KeyStore store) throws GeneralSecurityException {
		TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
		factory.init(store);
		return Arrays.stream(factory.getTrustManagers()).filter(X509ExtendedTrustManager.class::isInstance).map(X509ExtendedTrustManager.class::cast).toList();
	}

	/** {@return a context of TLS with this check} */
	SSLContext context() {
		try {
			SSLContext context = SSLContext.getInstance("TLS"); //$NON-NLS-1$
			context.init(null, new TrustManager[] { this }, null);
			return context;
		} catch (GeneralSecurityException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	/** {@return the certificate that was not taken last} */
	Optional<X509Certificate> refused() {
		return Optional.ofNullable(refused);
	}

	/** {@return whether a certificate was looked at} */
	boolean hasSeen() {
		return seen;
	}

	/** {@return the SHA-256 of a certificate: 64 hexadecimal digits in upper case} */
	static String fingerprint(X509Certificate certificate) {
		try {
			return HexFormat.of().withUpperCase().formatHex(MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded())); //$NON-NLS-1$
		} catch (GeneralSecurityException impossible) {
			throw new IllegalStateException(impossible);
		}
	}

	/** How a manager looks at a chain. */
	private interface Look {
		void at(X509ExtendedTrustManager manager) throws CertificateException;
	}

	private void check(X509Certificate[] chain, Look look) throws CertificateException {
		seen = true;
		X509Certificate leaf = chain[0];
		if (!fingerprint.isEmpty()) {
			// Whoever names one certificate means no other.
			if (!fingerprint(leaf).equals(fingerprint)) {
				refused = leaf;
				throw new CertificateException("another certificate"); //$NON-NLS-1$
			}
			return;
		}
		if (own.contains(leaf)) {
			leaf.checkValidity();
			return;
		}
		CertificateException last = new CertificateException("unknown"); //$NON-NLS-1$
		for (X509ExtendedTrustManager manager : authorities) {
			try {
				look.at(manager);
				return;
			} catch (CertificateException no) {
				last = no;
			}
		}
		refused = leaf;
		throw last;
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
		check(chain, manager -> manager.checkServerTrusted(chain, type, socket));
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
		SSLParameters parameters = engine.getSSLParameters();
		// Not every client asks for it.
		parameters.setEndpointIdentificationAlgorithm("HTTPS"); //$NON-NLS-1$
		engine.setSSLParameters(parameters);
		check(chain, manager -> manager.checkServerTrusted(chain, type, engine));
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
		check(chain, manager -> manager.checkServerTrusted(chain, type));
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
		throw new CertificateException("client"); //$NON-NLS-1$
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
		throw new CertificateException("client"); //$NON-NLS-1$
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
		throw new CertificateException("client"); //$NON-NLS-1$
	}

	@Override
	public X509Certificate[] getAcceptedIssuers() {
		return new X509Certificate[0];
	}
}
