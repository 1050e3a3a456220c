/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.util.FeatureMapUtil;
import org.eclipse.emf.ecore.util.InternalEList;

/**
 * Copies parts as {@link EcoreUtil#copy} does, in a fraction of its time: a link copies all that it does not keep of an earlier
 * one, the first all that was read. The features of a class are looked up once, and what refers to other objects, which few parts
 * do before they are linked, is left to the platform.
 */
final class PartCopy {

	/** The features of a class, by their numbers in it. */
	private record Features(int[] single, int[] many, int[] part, int[] parts, int[] others) {
	}

	private static final Map<EClass, Features> FEATURES = new ConcurrentHashMap<>();

	private PartCopy() {
	}

	/**
	 * {@return a copy of a part with all that it contains}
	 *
	 * @param <T> class of the part
	 * @param part the part; may be null
	 */
	@SuppressWarnings("unchecked")
	static <T extends EObject> T of(T part) {
		if (part == null) {
			return null;
		}
		InternalEObject copy = copy((InternalEObject) part);
		return copy == null ? EcoreUtil.copy(part) : (T) copy;
	}

	/** {@return the copy, or null where something in it refers to another object} */
	private static InternalEObject copy(InternalEObject from) {
		EClass kind = from.eClass();
		Features features = FEATURES.computeIfAbsent(kind, PartCopy::features);
		for (int other : features.others) {
			if (from.eIsSet(other)) {
				return null;
			}
		}
		InternalEObject to = (InternalEObject) kind.getEPackage().getEFactoryInstance().create(kind);
		for (int feature : features.single) {
			if (from.eIsSet(feature)) {
				to.eSet(feature, from.eGet(feature, false, true));
			}
		}
		for (int feature : features.many) {
			if (from.eIsSet(feature)) {
				list(to, feature).addAll(list(from, feature));
			}
		}
		for (int feature : features.part) {
			if (from.eIsSet(feature)) {
				InternalEObject child = copy((InternalEObject) from.eGet(feature, false, true));
				if (child == null) {
					return null;
				}
				to.eSet(feature, child);
			}
		}
		for (int feature : features.parts) {
			if (from.eIsSet(feature)) {
				List<Object> children = new ArrayList<>();
				for (Object each : list(from, feature)) {
					InternalEObject child = copy((InternalEObject) each);
					if (child == null) {
						return null;
					}
					children.add(child);
				}
				// They are new, so nobody need look whether they are there already.
				list(to, feature).addAllUnique(children);
			}
		}
		return to;
	}

	@SuppressWarnings("unchecked")
	private static InternalEList<Object> list(InternalEObject of, int feature) {
		return (InternalEList<Object>) of.eGet(feature, false, true);
	}

	private static Features features(EClass kind) {
		List<Integer> single = new ArrayList<>();
		List<Integer> many = new ArrayList<>();
		List<Integer> part = new ArrayList<>();
		List<Integer> parts = new ArrayList<>();
		List<Integer> others = new ArrayList<>();
		for (EStructuralFeature feature : kind.getEAllStructuralFeatures()) {
			int number = kind.getFeatureID(feature);
			if (!feature.isChangeable() || feature.isDerived() || feature instanceof EReference reference && reference.isContainer()) {
				continue;
			}
			if (FeatureMapUtil.isFeatureMap(feature) || feature instanceof EReference reference && !reference.isContainment()) {
				others.add(number);
			} else if (feature instanceof EAttribute) {
				(feature.isMany() ? many : single).add(number);
			} else {
				(feature.isMany() ? parts : part).add(number);
			}
		}
		return new Features(numbers(single), numbers(many), numbers(part), numbers(parts), numbers(others));
	}

	private static int[] numbers(List<Integer> list) {
		return list.stream().mapToInt(Integer::intValue).toArray();
	}
}
