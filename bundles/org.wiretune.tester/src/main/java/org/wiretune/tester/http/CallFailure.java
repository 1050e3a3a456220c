/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.IOException;
import java.io.Serial;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.util.Locale;
import javax.net.ssl.SSLException;

/** A call that was not answered as it should have been. The message is a sentence; the same failure has the same one. */
public final class CallFailure extends Exception {

	@Serial
	private static final long serialVersionUID = 1L;

	/** What went wrong, seen from the caller. */
	public enum Kind {
		/** Nobody listens at the address. */
		REFUSED,
		/** The address cannot be resolved or reached. */
		UNREACHABLE,
		/** No encrypted connection could be agreed on. */
		TLS,
		/** The connection was reset. */
		RESET,
		/** The connection was closed before the first byte of an answer. */
		CLOSED,
		/** The connection was closed in the middle of an answer. */
		HALF,
		/** The answer is no HTTP/1.1, or larger than is read. */
		NOT_HTTP,
		/** The answer has a status from 400. */
		STATUS,
		/** There was no answer in time. */
		TIMEOUT,
		/** The call could not be begun in time, because no connection was free. */
		NOT_SENT,
		/** The library of a binding said so. */
		OTHER
	}

	private final Kind kind;

	/**
	 * A failure.
	 *
	 * @param kind its kind
	 * @param sentence what went wrong
	 */
	public CallFailure(Kind kind, String sentence) {
		// A target that fails does so thousands of times a second; nobody reads where in this program.
		super(sentence, null, false, false);
		this.kind = kind;
	}

	/** {@return what went wrong} */
	public Kind kind() {
		return kind;
	}

	/** {@return whether the connection, not the answer, failed; who calls again at once calls in vain} */
	public boolean isOfConnection() {
		return kind == Kind.REFUSED || kind == Kind.UNREACHABLE || kind == Kind.TLS || kind == Kind.RESET
				|| kind == Kind.CLOSED;
	}

	/** Why a connection could not be opened. */
	static CallFailure connecting(HttpAddress address, IOException cause) {
		return switch (cause) {
			case SSLException e -> of(Kind.TLS, address.label(), String.valueOf(e.getMessage()));
			case ConnectException e -> of(Kind.REFUSED, address.label());
			case NoRouteToHostException e -> of(Kind.UNREACHABLE, address.label(), e.getMessage());
			default -> of(Kind.UNREACHABLE, address.label(), cause.getClass().getSimpleName());
		};
	}

	static CallFailure of(Kind kind, Object... values) {
		return new CallFailure(kind, TEXTS.get("call." + kind.name().toLowerCase(Locale.ROOT), values));
	}
}
