/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;

/**
 * What kind of project a module is. A kind is told by its literal, which stands in files that WireTune writes and is for
 * ever; two kinds with the same literal are the same object. Whoever reads modules that nobody here knows defines kinds of
 * their own. Immutable; safe for any thread.
 */
public final class ModuleKind extends Kind implements Comparable<ModuleKind> {

	private static final Kinds<ModuleKind> KINDS = new Kinds<>();

	/** A business integration module (sca.module). */
	public static final ModuleKind MODULE = house("MODULE", "module");
	/** A mediation module (sca.module with a mediation module type). */
	public static final ModuleKind MEDIATION_MODULE = house("MEDIATION_MODULE", "mediation module");
	/** A library (sca.library). */
	public static final ModuleKind LIBRARY = house("LIBRARY", "library");
	/** An SCA composite. */
	public static final ModuleKind COMPOSITE = house("COMPOSITE", "composite");
	/** A SwitchYard application (switchyard.xml). */
	public static final ModuleKind SWITCHYARD = house("SWITCHYARD", "SwitchYard application");
	/** A composite of Oracle SOA Suite. */
	public static final ModuleKind SOA_COMPOSITE = house("SOA_COMPOSITE", "SOA composite");
	/** A project of Oracle Service Bus. */
	public static final ModuleKind SERVICE_BUS = house("SERVICE_BUS", "service bus project");

	private ModuleKind(String name, String literal, String label) {
		super(name, literal, label);
	}

	private static ModuleKind house(String name, String literal) {
		return KINDS.add(new ModuleKind(name, literal, ""));
	}

	/**
	 * Defines a kind, or finds the one that was defined before.
	 *
	 * @param literal the id: lower case with hyphens, behind the name of whoever defines it and a dot, such as
	 *        {@code camel.context}
	 * @param label the name in the language of the user, such as {@code Camel context}
	 * @return the kind
	 * @throws IllegalArgumentException where the literal has another form, or the label is empty
	 */
	public static ModuleKind define(String literal, String label) {
		Kinds.checkForeign(literal);
		return KINDS.add(new ModuleKind(literal, literal, Kinds.checkLabel(label)));
	}

	/**
	 * {@return the kind with a literal}
	 *
	 * @param literal the literal
	 * @throws IllegalArgumentException where none is defined
	 */
	public static ModuleKind get(String literal) {
		return KINDS.find(literal).orElseThrow(() -> new IllegalArgumentException("No kind of module " + literal + " is defined."));
	}

	/** {@return all kinds that are defined, those of the house first, in the order in which they were defined} */
	public static List<ModuleKind> all() {
		return KINDS.all();
	}

	/** In the order in which kinds were defined. */
	@Override
	public int compareTo(ModuleKind other) {
		return Integer.compare(KINDS.position(this), KINDS.position(other));
	}
}
