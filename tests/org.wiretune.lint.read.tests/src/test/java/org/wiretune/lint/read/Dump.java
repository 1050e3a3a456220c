/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** All that a model says, as text, so that two models can be compared. */
public final class Dump {

	private Dump() {
	}

	/** {@return the text of an object and all that is in it} */
	public static String of(EObject object) {
		StringBuilder text = new StringBuilder();
		append(object, 0, text);
		return text.toString();
	}

	private static void append(EObject object, int depth, StringBuilder text) {
		text.append("  ".repeat(depth)).append(object.eClass().getName());
		for (EAttribute attribute : object.eClass().getEAllAttributes()) {
			if (object.eIsSet(attribute)) {
				text.append(' ').append(attribute.getName()).append('=').append(object.eGet(attribute));
			}
		}
		for (EReference reference : object.eClass().getEAllReferences()) {
			if (!reference.isContainment() && object.eGet(reference) instanceof EObject target) {
				text.append(' ').append(reference.getName()).append("->").append(EcoreUtil.getRelativeURIFragmentPath(EcoreUtil.getRootContainer(object), target));
			}
		}
		text.append('\n');
		for (EReference reference : object.eClass().getEAllContainments()) {
			if (object.eGet(reference) instanceof List<?> list) {
				list.forEach(child -> append((EObject) child, depth + 1, text));
			} else if (object.eGet(reference) instanceof EObject child) {
				append(child, depth + 1, text);
			}
		}
	}
}
