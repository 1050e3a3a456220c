/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;

/** A module: components, imports, exports and references that are wired to each other. Implemented by WireTune. */
public interface Module extends Element {

	/** {@return what kind of module it is} */
	ModuleKind kind();

	/** {@return its components} */
	List<? extends Component> components();

	/** {@return its imports} */
	List<? extends Import> imports();

	/** {@return its exports} */
	List<? extends Export> exports();

	/** {@return its references that belong to no component} */
	List<? extends Reference> references();
}
