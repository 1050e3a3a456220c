/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.wiretune.core.Origin;
import org.wiretune.ide.results.RunResults;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.map.layout.PlacedMap;

/** The binding map of a part of what was read, to be embedded in an editor. Laid out in a job. UI thread only. */
public final class ModuleMap {

	private static final int MARGIN = 16;

	private final String empty;
	private final Display display;
	private final Composite stack;
	private final StackLayout layout = new StackLayout();
	private final Label message;
	private final MapCanvas canvas;
	private final LayoutJob job;
	private volatile MapContent content;
	private Origin wanted;

	/**
	 * Makes a map that says that it is being read.
	 *
	 * @param parent where it goes
	 * @param empty the sentence that stands in place of a map without a module
	 * @param selected takes the place of an element that the user selects
	 * @param opened takes the place of an element that the user opens
	 */
	public ModuleMap(Composite parent, String empty, Consumer<Origin> selected, Consumer<Origin> opened) {
		this.empty = empty;
		display = parent.getDisplay();
		stack = new Composite(parent, SWT.NONE);
		stack.setLayout(layout);
		Composite page = new Composite(stack, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(page);
		message = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(message);
		canvas = new MapCanvas(stack, new MapListener() {
			@Override
			public void selected(MapElement element, boolean byMouse) {
				if (element != null && element.origin() != null) {
					selected.accept(element.origin());
				}
			}

			@Override
			public void opened(MapElement element) {
				if (element.origin() != null) {
					opened.accept(element.origin());
				}
			}
		});
		job = new LayoutJob(new Content(), canvas.measure(), new LayoutJob.Outcome() {
			@Override
			public void nothingRead() {
				// The message stands already.
			}

			@Override
			public void placed(PlacedMap map) {
				later(() -> place(map));
			}

			@Override
			public void failed(String reason) {
				later(() -> showMessage(reason));
			}
		});
		showMessage(Messages.View_readingTitle);
		stack.addListener(SWT.Dispose, event -> job.cancel());
	}

	/** {@return the control} */
	public Control control() {
		return stack;
	}

	/** {@return the control on top: the drawing or a message} */
	public Control top() {
		return layout.topControl == canvas ? canvas : message;
	}

	/**
	 * Shows what was read.
	 *
	 * @param reading what to draw; not to be changed any more
	 * @param findings findings to lay over
	 */
	public void show(Reading reading, List<Finding> findings) {
		content = new MapContent(reading, new WorkspaceOverlay(findings, RunResults.get(), finding -> List.of()));
		job.cancel();
		job.schedule();
	}

	/**
	 * Shows a sentence in place of the map.
	 *
	 * @param text the sentence
	 */
	public void showMessage(String text) {
		message.setText(text);
		message.getParent().layout(true);
		top(message.getParent());
	}

	/**
	 * Selects the element that a place belongs to, as soon as it is drawn. The listener is not told.
	 *
	 * @param place the place
	 */
	public void select(Origin place) {
		wanted = place;
		canvas.map().scene().elementAt(place.path(), place.offset()).ifPresent(canvas::select);
	}

	/** {@return the name of the selected element, or null} */
	public String selectedName() {
		return canvas.selected() == null ? null : canvas.selected().name();
	}

	/** {@return how many modules are drawn} */
	public int moduleCount() {
		return canvas.map().modules().size();
	}

	/** {@return what is drawn} */
	public MapScene scene() {
		return canvas.map().scene();
	}

	/** Gives the focus to the drawing. */
	public void setFocus() {
		(layout.topControl == canvas ? canvas : stack).setFocus();
	}

	private void place(PlacedMap map) {
		canvas.show(map);
		if (map.scene().isEmpty()) {
			showMessage(empty);
			return;
		}
		top(canvas);
		if (wanted != null) {
			select(wanted);
		}
	}

	private void top(Control control) {
		if (layout.topControl != control) {
			layout.topControl = control;
			stack.layout(true);
		}
	}

	private void later(Runnable code) {
		if (display.isDisposed()) {
			return;
		}
		display.asyncExec(() -> {
			if (!stack.isDisposed()) {
				code.run();
			}
		});
	}

	private final class Content implements MapInput {

		@Override
		public void start(Runnable changed) {
			// The owner tells of changes.
		}

		@Override
		public void stop() {
			// Nothing was started.
		}

		@Override
		public Optional<MapContent> content() {
			return Optional.ofNullable(content);
		}

		@Override
		public void bringUpToDate(IProgressMonitor monitor) {
			// The owner reads.
		}
	}
}
