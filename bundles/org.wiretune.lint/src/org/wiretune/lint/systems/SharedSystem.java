/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;

/**
 * A broker or a database that applications reach under an address. Names and addresses hold no user, no password and no option.
 *
 * @param kind which of both it is
 * @param product its product in words, for example PostgreSQL
 * @param hosts the hosts with their ports, in lower case; one at least
 * @param database the name of the database; empty for a broker and where the address has none
 * @param origin where an address of it stands, or null
 */
public record SharedSystem(Kind kind, String product, List<String> hosts, String database, Origin origin) {

	/** What a system is. */
	public enum Kind {
		/** Takes messages and gives them to others. */
		BROKER,
		/** Keeps data. */
		DATABASE
	}

	/** Copies the list. */
	public SharedSystem {
		hosts = List.copyOf(hosts);
		Objects.requireNonNull(kind);
	}

	/** {@return the name for people: the product, of a database with its name} */
	public String name() {
		return database.isEmpty() ? product : product + ' ' + database;
	}

	/** {@return where it is reached: its hosts with their ports} */
	public String address() {
		return String.join(", ", hosts);
	}

	/** {@return a text that differs from those of all other systems of one reading} */
	public String id() {
		return kind + ":" + hosts.get(0) + '/' + database;
	}

	/** {@return whether all of the address is known, so that another address is another system} */
	boolean isExact() {
		return Stream.concat(hosts.stream(), Stream.of(database)).noneMatch(part -> part.contains("{") || part.contains("@"));
	}

	/** {@return whether both are reached under one address} A broker of several hosts is one, whichever of them a client names. @param other another system */
	boolean isSame(SharedSystem other) {
		return kind == other.kind && database.equalsIgnoreCase(other.database) && hosts.stream().anyMatch(other.hosts::contains);
	}

	/** {@return both as one, with the hosts of both} @param other the same system as another client reaches it */
	SharedSystem with(SharedSystem other) {
		return new SharedSystem(kind, product, Stream.concat(hosts.stream(), other.hosts.stream()).distinct().toList(), database, origin);
	}
}
