/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.order;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** A list from its end to its begin, as {@code List.reversed} gives it from Java 21 on. */
public final class Backwards {

	private Backwards() {
	}

	/**
	 * {@return a view of a list from its end to its begin} It cannot be changed, and follows the list.
	 *
	 * @param list a list whose elements are found by their place
	 */
	public static <T> List<T> of(List<T> list) {
		return new View<>(list);
	}

	private static final class View<T> extends AbstractList<T> implements RandomAccess {

		private final List<T> list;

		View(List<T> list) {
			this.list = list;
		}

		@Override
		public T get(int place) {
			return list.get(list.size() - 1 - place);
		}

		@Override
		public int size() {
			return list.size();
		}
	}
}
