/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;


/** Takes what a file gave: modules and what is in them. Implemented by WireTune; used by one thread. */
public interface Parts {

	/**
	 * Adds a module that this file states. What its wires name is looked for in the module, and its imports lead to exports
	 * with the same kind of binding and the same address, wherever they are.
	 *
	 * @param kind what kind of module it is; one of the contributor's own
	 * @param name its name
	 * @param place the place of the name
	 * @return takes what is in it
	 */
	ModulePart module(ModuleKind kind, String name, Origin place);

	/**
	 * Says that something in the file is wrong.
	 *
	 * @param place where
	 * @param message what, in one sentence in the language of the user
	 */
	void problem(Origin place, String message);

	/** A module that is being read. */
	interface ModulePart {

		/**
		 * Adds a component.
		 *
		 * @param name its name
		 * @param place the place of the name
		 * @return takes what is in it
		 */
		ComponentPart component(String name, Origin place);

		/**
		 * Adds an import.
		 *
		 * @param name its name
		 * @param place the place of the name
		 * @param kind how calls leave the module
		 * @return takes what is in it
		 */
		EndPart imported(String name, Origin place, BindingKind kind);

		/**
		 * Adds an export.
		 *
		 * @param name its name
		 * @param place the place of the name
		 * @param kind how calls enter the module
		 * @return takes what is in it
		 */
		EndPart exported(String name, Origin place, BindingKind kind);
	}

	/** A component that is being read. */
	interface ComponentPart {

		/**
		 * Adds a reference with a wire.
		 *
		 * @param reference its name
		 * @param target the name of a component or import of the module
		 * @return this
		 */
		ComponentPart calls(String reference, Written target);

		/**
		 * Adds a setting.
		 *
		 * @param key its name
		 * @param value the value
		 * @return this
		 */
		ComponentPart setting(String key, Written value);
	}

	/** An import or export that is being read. */
	interface EndPart {

		/**
		 * Says which address it calls or serves.
		 *
		 * @param address the address
		 * @return this
		 */
		EndPart address(Written address);

		/**
		 * Says, for an export, which component or import serves it.
		 *
		 * @param target its name
		 * @return this
		 */
		EndPart servedBy(Written target);

		/**
		 * Adds a setting of its binding.
		 *
		 * @param key its name
		 * @param value the value
		 * @return this
		 */
		EndPart setting(String key, Written value);

		/**
		 * Adds a setting of its binding that the file could state and does not.
		 *
		 * @param key its name
		 * @param place where it would be put
		 * @return this
		 */
		EndPart absent(String key, Insertion place);
	}
}
