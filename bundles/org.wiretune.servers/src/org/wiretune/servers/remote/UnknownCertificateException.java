/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import org.wiretune.servers.metrics.ConnectionFailedException;

/** A server showed a certificate that is not known. The user may accept it by its fingerprint. */
public final class UnknownCertificateException extends ConnectionFailedException {

	private static final long serialVersionUID = 1L;

	private final String fingerprint;
	private final String subject;

	UnknownCertificateException(String sentence, String fingerprint, String subject, Throwable cause) {
		super(sentence, false, cause);
		this.fingerprint = fingerprint;
		this.subject = subject;
	}

	/** {@return SHA-256 of the certificate, 64 hexadecimal digits} */
	public String fingerprint() {
		return fingerprint;
	}

	/** {@return whom the certificate is made out to} */
	public String subject() {
		return subject;
	}
}
