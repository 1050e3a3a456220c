/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;
import java.util.stream.Collectors;

import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.ServiceInterface;

/** Whether what one side needs is what another offers. */
final class WiredInterfaces {

	private WiredInterfaces() {
	}

	/**
	 * {@return whether each interface that is needed is offered} Who states none takes any.
	 *
	 * @param needed the interfaces of a reference, import or export
	 * @param offered the interfaces of a component, import or export
	 * @param texts the texts of the files
	 */
	static boolean fit(List<ServiceInterface> needed, List<ServiceInterface> offered, SourceTexts texts) {
		return needed.stream().allMatch(one -> offered.stream().anyMatch(other -> isSame(one, other, texts)));
	}

	private static boolean isSame(ServiceInterface one, ServiceInterface other, SourceTexts texts) {
		if (isJava(one) || isJava(other)) {
			return isJava(one) && isJava(other) && name(one).equals(name(other)) && !name(one).isEmpty();
		}
		// Composites write the namespace into the name.
		return name(one).indexOf('#') > 0 ? name(one).equals(name(other)) : Wiring.samePortType(one, other, texts);
	}

	/** {@return whether an interface is one of Java} @param face the interface */
	static boolean isJava(ServiceInterface face) {
		return "JavaInterface".equals(face.getType());
	}

	/** {@return the name of an interface as written; empty where it has none} @param face the interface */
	static String name(ServiceInterface face) {
		return face.getPortType() == null || face.getPortType().getValue() == null ? "" : face.getPortType().getValue();
	}

	/** {@return the names without their prefixes, for a sentence} @param faces interfaces */
	static String names(List<ServiceInterface> faces) {
		return faces.isEmpty() ? WiringTexts.text("interfaces.none")
				: faces.stream().map(face -> isJava(face) ? name(face) : name(face).substring(Math.max(name(face).indexOf(':'), name(face).indexOf('#')) + 1)).collect(Collectors.joining(", "));
	}
}
