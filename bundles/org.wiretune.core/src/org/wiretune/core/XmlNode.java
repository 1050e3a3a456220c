/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;
import java.util.Optional;

/** An element of an XML file, with the places of what it says. Implemented by WireTune; immutable. */
public interface XmlNode {

	/** {@return the name without its prefix} */
	String localName();

	/** {@return the namespace; empty where it has none} */
	Optional<String> namespaceName();

	/** {@return the place of the element's name} */
	Origin origin();

	/**
	 * {@return the value of an attribute without a prefix; empty where the element has none}
	 *
	 * @param name its name
	 */
	Optional<Written> written(String name);

	/**
	 * {@return where an attribute that the element lacks would be put, in the style of the file}
	 *
	 * @param name its name
	 */
	Insertion insertion(String name);

	/**
	 * {@return the elements in it with a name}
	 *
	 * @param name the name without its prefix; null for all
	 */
	List<? extends XmlNode> elements(String name);

	/** {@return the text in it, where it has text and no elements} */
	Optional<Written> content();
}
