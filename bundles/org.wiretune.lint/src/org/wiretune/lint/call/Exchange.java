/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.Collection;
import java.util.List;

import org.wiretune.model.assembly.Operation;
import org.wiretune.model.assembly.ServiceInterface;

/** Whether somebody waits for an answer. */
public enum Exchange {

	/** All operations that are called answer. */
	TWO_WAY,
	/** No operation that is called answers. */
	ONE_WAY,
	/** Some answer, some do not. */
	MIXED,
	/** No file that describes the port type was read. */
	UNKNOWN;

	/**
	 * {@return what the operations of an interface do}
	 *
	 * @param face the interface
	 */
	public static Exchange of(ServiceInterface face) {
		return face.getDescribed() == null ? UNKNOWN : of(face.getDescribed().getOperations());
	}

	/**
	 * {@return what some operations of an interface do}
	 *
	 * @param face the interface
	 * @param called the names of the operations; empty for all of them
	 */
	public static Exchange of(ServiceInterface face, Collection<String> called) {
		if (face.getDescribed() == null || called.isEmpty()) {
			return of(face);
		}
		List<Operation> operations = face.getDescribed().getOperations().stream().filter(operation -> called.contains(operation.getName())).toList();
		return operations.isEmpty() ? of(face) : of(operations);
	}

	/**
	 * {@return what the operations of several interfaces do}
	 *
	 * @param faces the interfaces
	 */
	public static Exchange of(List<ServiceInterface> faces) {
		return faces.stream().map(Exchange::of).reduce(Exchange::and).orElse(UNKNOWN);
	}

	private static Exchange of(Collection<Operation> operations) {
		if (operations.isEmpty()) {
			return UNKNOWN;
		}
		long oneWay = operations.stream().filter(Operation::isOneWay).count();
		return oneWay == 0 ? TWO_WAY : oneWay == operations.size() ? ONE_WAY : MIXED;
	}

	/**
	 * {@return what both together do}
	 *
	 * @param other another one
	 */
	public Exchange and(Exchange other) {
		if (this == other) {
			return this;
		}
		return this == UNKNOWN || other == UNKNOWN ? UNKNOWN : MIXED;
	}

	/** {@return whether it is certain that an answer is waited for, at least sometimes} */
	public boolean answers() {
		return this == TWO_WAY || this == MIXED;
	}
}
