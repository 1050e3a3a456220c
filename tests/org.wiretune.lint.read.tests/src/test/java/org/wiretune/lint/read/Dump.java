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
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;

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
				text.append(' ').append(reference.getName()).append("->").append(place(target));
			} else if (!reference.isContainment() && !(object instanceof Solution) && object.eGet(reference) instanceof List<?> targets) {
				targets.forEach(target -> text.append(' ').append(reference.getName()).append("->").append(place((EObject) target)));
			}
		}
		text.append('\n');
		if (object instanceof Solution solution) {
			solution.getModules().forEach(module -> append(module, depth + 1, text));
		}
		for (EReference reference : object.eClass().getEAllContainments()) {
			if (object.eGet(reference) instanceof List<?> list) {
				list.forEach(child -> append((EObject) child, depth + 1, text));
			} else if (object.eGet(reference) instanceof EObject child) {
				append(child, depth + 1, text);
			}
		}
	}

	/** Where an object is; modules are in no solution. */
	private static String place(EObject target) {
		EObject root = EcoreUtil.getRootContainer(target);
		return (root instanceof Module module ? module.getPath() + '!' : "") + EcoreUtil.getRelativeURIFragmentPath(root, target);
	}
}
