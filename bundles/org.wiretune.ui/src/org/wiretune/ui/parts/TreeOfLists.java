/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import java.util.List;
import java.util.function.Function;

import org.eclipse.jface.viewers.ITreeContentProvider;

/**
 * Content of a tree viewer whose input is a list, and whose elements know the lists below them.
 *
 * @param <T> what an element is
 */
public final class TreeOfLists<T> implements ITreeContentProvider {

	private final Class<T> type;
	private final Function<T, List<? extends T>> children;

	/**
	 * Makes a content provider.
	 *
	 * @param type what an element is
	 * @param children gives what is below an element, an empty list for nothing
	 */
	public TreeOfLists(Class<T> type, Function<T, List<? extends T>> children) {
		this.type = type;
		this.children = children;
	}

	@Override
	public Object[] getElements(Object input) {
		return ((List<?>) input).toArray();
	}

	@Override
	public Object[] getChildren(Object element) {
		return children.apply(type.cast(element)).toArray();
	}

	/** Elements do not know what is above them. */
	@Override
	public Object getParent(Object element) {
		return null;
	}

	@Override
	public boolean hasChildren(Object element) {
		return !children.apply(type.cast(element)).isEmpty();
	}
}
