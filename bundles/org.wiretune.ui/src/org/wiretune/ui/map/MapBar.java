/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.wiretune.map.FilterText;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapCrumb;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapScope;

/** What stands above the map: what it shows in a sentence, the way from the workspace to what is shown, and what is filtered. UI thread only. */
final class MapBar {

	private static final int SIDE = 6;
	private static final int ABOVE = 3;

	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;

	private final Composite bar;
	private final Label overview;
	private final Link way;
	private final Link filter;
	private List<MapCrumb> crumbs = List.of();

	MapBar(Composite parent, Consumer<MapScope> goTo, Runnable clearFilter) {
		bar = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(SIDE, ABOVE).applyTo(bar);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		// The workbench's own line for this is cut where the view is narrow.
		overview = new Label(bar, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(LEAST, SWT.DEFAULT).exclude(true).applyTo(overview);
		way = new Link(bar, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(way);
		way.addListener(SWT.Selection, event -> goTo.accept(crumbs.get(Integer.parseInt(event.text)).scope()));
		filter = new Link(bar, SWT.NONE);
		filter.addListener(SWT.Selection, event -> clearFilter.run());
	}

	/** {@return the words of the way, as the widget has them} */
	Link way() {
		return way;
	}

	/** {@return the words on the filter, as the widget has them} */
	Link filter() {
		return filter;
	}

	/** Says what the map shows. @param sentence empty where there is no map */
	void overview(String sentence) {
		String text = sentence.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
		if (!text.equals(overview.getText())) {
			overview.setText(text);
			((GridData) overview.getLayoutData()).exclude = text.isEmpty();
			overview.setVisible(!text.isEmpty());
			bar.getParent().layout(true, true);
		}
	}

	void show(MapScene full, MapScene shown, MapChoice choice) {
		crumbs = MapCrumb.to(full, choice.scope());
		String text = IntStream.range(0, crumbs.size())
				.mapToObj(i -> i == crumbs.size() - 1 ? escaped(crumbs.get(i).label()) : "<a href=\"" + i + "\">" + escaped(crumbs.get(i).label()) + "</a>") //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				.collect(Collectors.joining("  \u25b8  ")); //$NON-NLS-1$
		way.setText(text);
		String wanted = FilterText.of(choice.filter());
		String share = shown.modules().size() == full.modules().size() && choice.filter().isAll() ? "" : FilterText.share(shown, full); //$NON-NLS-1$
		filter.setText(choice.filter().isAll() ? share : NLS.bind(Messages.Bar_filter, new Object[] { escaped(wanted), share }));
		bar.layout(true);
	}

	private static String escaped(String text) {
		return text.replace("&", "&&").replace("<", "\u2039").replace(">", "\u203a"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
	}
}
