/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.Optional;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.wiretune.core.Origin;
import org.wiretune.ide.editor.ModuleContent;
import org.wiretune.lint.reading.Reading;
import org.wiretune.ui.map.ModuleMap;

/** The page with the binding map of the module and what is wired with it. UI thread only. */
public final class BindingsPage {

	private final ModuleEditor editor;
	private ModuleMap map;
	private ModuleContent waiting;

	BindingsPage(ModuleEditor editor) {
		this.editor = editor;
	}

	Control create(Composite parent) {
		map = new ModuleMap(parent, Messages.Bindings_empty, editor::mapSelected, place -> editor.open(place.path(), place.offset(), place.length()));
		return map.control();
	}

	/** Takes other content; it is drawn when the page is on top. */
	void show(ModuleContent content) {
		waiting = content;
		opened();
	}

	/** The page may have come on top. */
	void opened() {
		if (waiting == null || !map.control().isVisible()) {
			return;
		}
		Optional<Reading> part = waiting.surroundings();
		if (part.isEmpty()) {
			map.showMessage(waiting.form().description());
		} else {
			map.show(part.get(), waiting.result().findings());
		}
		waiting = null;
	}

	void select(Origin place) {
		map.select(place);
	}

	void setFocus() {
		map.setFocus();
	}

	/** {@return the map} */
	public ModuleMap map() {
		return map;
	}
}
