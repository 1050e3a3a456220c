/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.addresses;

import java.util.Objects;

import org.wiretune.servers.address.AddressForm;
import org.wiretune.servers.address.Password;
import org.wiretune.servers.address.WrongAddress;
import org.wiretune.servers.metrics.JvmTarget;

/**
 * A server elsewhere that the user has named. Has no password in it.
 *
 * @param form what was filled in
 * @param project the project of the workspace whose files are those of the server; empty for all
 * @param stored whether its password is kept in secure storage
 */
public record KnownAddress(AddressForm form, String project, boolean stored) {

	/** Checks that all are there. */
	public KnownAddress {
		Objects.requireNonNull(form);
		Objects.requireNonNull(project);
	}

	/** {@return whether another is the same server, asked as the same user} @param other an address */
	public boolean isSame(KnownAddress other) {
		return form.address().equals(other.form.address()) && form.user().equals(other.form.user());
	}

	/** {@return what lists show} */
	public String label() {
		return form.user().isEmpty() ? form.name() : form.user() + " @ " + form.name();
	}

	/**
	 * {@return what gauges watch}
	 *
	 * @param passwords those of the address
	 * @throws WrongAddress where something that was filled in is wrong by now; the message is a sentence
	 */
	public JvmTarget target(Passwords passwords) throws WrongAddress {
		return new JvmTarget(form.server(passwords.ofUser(), passwords.ofStore()));
	}

	/**
	 * The passwords that belong to an address.
	 *
	 * @param ofUser of the user who asks
	 * @param ofStore of the trust store
	 */
	public record Passwords(Password ofUser, Password ofStore) {

		/** There are none. */
		public static final Passwords NONE = new Passwords(Password.NONE, Password.NONE);
	}
}
