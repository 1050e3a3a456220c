/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.rmi.ConnectIOException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.X509Certificate;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

import javax.net.ssl.SSLException;
import javax.security.sasl.SaslException;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.metrics.ConnectionFailedException;

/** Says in a sentence why a server could not be asked, and what to do next. */
final class RemoteFailure {

	/** The texts of this package. */
	static final Texts TEXTS = Texts.of(RemoteFailure.class, "messages"); //$NON-NLS-1$

	private static final int BLOCK = 2;

	private RemoteFailure() {
	}

	/**
	 * {@return the failure in words}
	 *
	 * @param failure
	 *            what was thrown
	 * @param server
	 *            that was asked
	 * @param check
	 *            of its certificate; empty where there was no TLS
	 */
	static ConnectionFailedException of(Exception failure, RemoteServer server, Optional<CertificateCheck> check) {
		Optional<X509Certificate> unknown = check.flatMap(CertificateCheck::refused);
		if (unknown.isPresent()) {
			return certificate(unknown.get(), server, failure);
		}
		String place = server.address().hostAndPort();
		if (FilteredServer.isRefused(failure)) {
			return new ConnectionFailedException(TEXTS.get("remote.refusedReply", place), false, failure); //$NON-NLS-1$
		}
		for (Throwable each = failure; each != null; each = each.getCause()) {
			if (each instanceof SecurityException || each instanceof SaslException) {
				return login(server, each);
			}
			if (each instanceof CertificateExpiredException) {
				return new ConnectionFailedException(TEXTS.get("remote.certificateExpired", place, said(each)), false, failure); //$NON-NLS-1$
			}
			if (each instanceof SSLException) {
				return new ConnectionFailedException(TEXTS.get("remote.tls", place, said(each)), false, failure); //$NON-NLS-1$
			}
			if (each instanceof ConnectIOException && !server.trust().tls() && said(each).startsWith("non-JRMP")) { //$NON-NLS-1$
				return new ConnectionFailedException(TEXTS.get("remote.notInClear", place), false, failure); //$NON-NLS-1$
			}
			if (each instanceof UnknownHostException || each instanceof ConnectException || each instanceof java.rmi.UnknownHostException || each instanceof java.rmi.ConnectException) {
				// The port itself took a connection, so this is the address that the server gave of itself.
				return new ConnectionFailedException(TEXTS.get("remote.otherAddress", place, said(each)), true, failure); //$NON-NLS-1$
			}
		}
		Throwable last = failure;
		while (last.getCause() != null && last.getCause() != last) {
			last = last.getCause();
		}
		return new ConnectionFailedException(TEXTS.get("remote.failed", place, said(last), server.address().kind().label()), failure instanceof IOException, failure); //$NON-NLS-1$
	}

	/**
	 * {@return that the user or the password was not taken} Not worth repeating: an account would be locked.
	 *
	 * @param server
	 *            that was asked
	 * @param cause
	 *            what it said
	 */
	static ConnectionFailedException login(RemoteServer server, Throwable cause) {
		String place = server.address().hostAndPort();
		return new ConnectionFailedException(server.user().isEmpty() ? TEXTS.get("remote.loginMissing", place) : TEXTS.get("remote.loginWrong", place, server.user()), false, cause); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static ConnectionFailedException certificate(X509Certificate certificate, RemoteServer server, Exception failure) {
		String place = server.address().hostAndPort();
		String fingerprint = CertificateCheck.fingerprint(certificate);
		String subject = certificate.getSubjectX500Principal().getName();
		String end = LocalDate.ofInstant(certificate.getNotAfter().toInstant(), ZoneId.systemDefault()).toString();
		boolean other = !server.trust().fingerprint().isEmpty();
		return new UnknownCertificateException(TEXTS.get(other ? "remote.certificateOther" : "remote.certificateUnknown", place, subject, end, blocks(fingerprint)), fingerprint, subject, failure); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** The form in which tools write it, so that it can be compared: pairs of digits with colons. */
	private static String blocks(String fingerprint) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < fingerprint.length(); i += BLOCK) {
			text.append(i == 0 ? "" : ":").append(fingerprint, i, i + BLOCK); //$NON-NLS-1$ //$NON-NLS-2$
		}
		return text.toString();
	}

	private static String said(Throwable failure) {
		String message = failure.getMessage();
		return message == null || message.isBlank() ? failure.getClass().getSimpleName() : message.strip().lines().findFirst().orElse("").replaceAll("[.;:\\s]+$", ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}
}
