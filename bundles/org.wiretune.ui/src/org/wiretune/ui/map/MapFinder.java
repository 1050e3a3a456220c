/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.function.Consumer;
import java.util.function.Supplier;

import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSearch;

/** Finds elements in all that could be shown. UI thread only. */
final class MapFinder implements MapFindBar.Finder {

	private final Supplier<MapScene> full;
	private final Supplier<MapElement> selected;
	private final Consumer<MapElement> found;
	private final Runnable closed;

	MapFinder(Supplier<MapScene> full, Supplier<MapElement> selected, Consumer<MapElement> found, Runnable closed) {
		this.full = full;
		this.selected = selected;
		this.found = found;
		this.closed = closed;
	}

	@Override
	public String typed(String words) {
		return new MapSearch(full.get(), words).summary(selected.get());
	}

	@Override
	public String step(String words, int step) {
		MapSearch search = new MapSearch(full.get(), words);
		MapElement next = search.next(selected.get(), step);
		if (next != null) {
			found.accept(next);
		}
		return search.summary(next);
	}

	@Override
	public void closed() {
		closed.run();
	}
}
