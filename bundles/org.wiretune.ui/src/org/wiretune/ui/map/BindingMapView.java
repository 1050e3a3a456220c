/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.eclipse.ui.views.properties.IPropertySource;
import org.wiretune.chart.draw.Box;
import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapFilter;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapScope;
import org.wiretune.map.govern.Governance;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.layout.OverviewPane;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.ui.arrival.EnableBar;
import org.wiretune.ui.theme.Restyled;

/**
 * Draws the modules of the workspace with their components, imports, exports and wires, and what the findings and the last
 * performance run say about them; the table says the same in words. Reading and layout happen in jobs. UI thread only.
 */
public final class BindingMapView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.bindingMap"; //$NON-NLS-1$

	private static final String WIRE_TO = "org.wiretune.ui.wireTo"; //$NON-NLS-1$
	private static final String HELP = "org.wiretune.ui.bindingMap"; //$NON-NLS-1$

	private final MapSelections selections = new MapSelections();
	private MapMemento start = MapMemento.FIRST;
	private Display display;
	private MapPages pages;
	private MapBar bar;
	private MapFindBar findBar;
	private MapActions actions;
	private EditorLink link;
	private MapUpdates updates;
	private MapWiring wiring;
	private MapScene full = MapScene.EMPTY;
	private Reading reading;
	private MapChoice choice = MapChoice.ALL;
	private MapElement selected;
	/** Id of an element that is selected as soon as it is laid out, or null. */
	private String awaited;

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		start = MapMemento.of(memento);
	}

	@Override
	public void saveState(IMemento memento) {
		MapCanvas canvas = pages.canvas();
		new MapMemento(actions.isTable(), actions.isLinked(), canvas.isFitting() ? null : Float.valueOf((float) canvas.viewport().zoom())).save(memento);
	}

	@Override
	public void createPartControl(Composite parent) {
		display = parent.getDisplay();
		Composite whole = new Composite(parent, SWT.NONE);
		Restyled.followWords(whole);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
		new EnableBar(whole, 1, getSite());
		bar = new MapBar(whole, this::show, () -> show(choice.with(MapFilter.ALL)));
		findBar = new MapFindBar(whole, new MapFinder(this::full, this::selected, this::bring, this::setFocus));
		pages = new MapPages(whole, getSite(), new MapUser(this));
		if (start.zoom() != null) {
			pages.canvas().zoomTo(start.zoom());
		}
		PlatformUI.getWorkbench().getHelpSystem().setHelp(whole, HELP);
		getSite().setSelectionProvider(selections);
		actions = new MapActions(this, pages, start);
		actions.fill(getViewSite().getActionBars());
		MapContextMenu menu = new MapContextMenu(this, actions);
		menu.addTo(pages.canvas());
		menu.addTo(pages.table().control());
		wiring = new MapWiring(pages.canvas(), () -> reading, this::wiringSaid);
		pages.canvas().wiring(wiring);
		getSite().getService(IHandlerService.class).activateHandler(WIRE_TO, new WireToHandler(this));
		link = new EditorLink(this, this::visited);
		updates = new MapUpdates(getSite(), pages.canvas().measure(), new Laid());
		showMessage(Messages.View_readingTitle);
		updates.start();
	}

	/** Hears what a layout gave, on the thread of its job. */
	private final class Laid implements LayoutJob.Outcome {

		@Override
		public void nothingRead() {
			later(() -> showMessage(Messages.View_readingTitle));
		}

		@Override
		public void placed(PlacedMap map) {
			throw new UnsupportedOperationException();
		}

		@Override
		public void placed(PlacedMap map, MapScene everything, Reading read) {
			later(() -> {
				full = everything;
				reading = read;
				show(map);
			});
		}

		@Override
		public void failed(String reason) {
			later(() -> showMessage(NLS.bind(Messages.View_failed, reason)));
		}

		private void later(Runnable code) {
			display.asyncExec(() -> {
				if (!pages.isDisposed()) {
					code.run();
				}
			});
		}
	}

	private void show(PlacedMap map) {
		choice = choice.within(full);
		updates.keep(map);
		pages.canvas().show(map);
		pages.table().show(map.scene());
		bar.show(full, map.scene(), choice);
		selected = pages.canvas().selected();
		if (awaited != null) {
			map.scene().element(awaited).ifPresent(this::select);
		}
		describeSelection();
		if (map.scene().isEmpty()) {
			showMessage(full.isEmpty() ? Messages.Empty_noModule : Messages.Empty_filtered);
		} else {
			showMap();
			bar.overview(pages.canvas().description().overview());
			if (selected == null && actions.isLinked()) {
				visitActiveEditor();
			}
		}
	}

	/** Shows another part. */
	void show(MapScope scope) {
		if (!scope.equals(choice.scope())) {
			pages.canvas().begin();
			show(choice.with(scope));
		}
	}

	/**
	 * Shows what is chosen, as soon as it is laid out.
	 *
	 * @param next the choice
	 */
	public void show(MapChoice next) {
		if (!next.scope().equals(choice.scope()) || !next.filter().equals(choice.filter())) {
			// Another part is another picture; only what is opened and closed leaves the rest in its place.
			updates.keep(PlacedMap.EMPTY);
			pages.canvas().otherPart();
		}
		choice = next;
		updates.choose(next);
	}

	/** {@return what the user chose to see} */
	public MapChoice choice() {
		return choice;
	}

	/** {@return all that could be shown} */
	public MapScene full() {
		return full;
	}

	/** Opens or closes a module; one without content stays open. */
	void fold(MapModule module, boolean close) {
		if (!module.nodes().isEmpty() || module.collapsed()) {
			show(choice.withCollapsed(module.id(), close));
		}
	}

	/** Opens the line in which the user types what to find. */
	public void find() {
		findBar.open();
	}

	/** Selects an element, and shows more where it is not on the map. */
	private void bring(MapElement element) {
		MapChoice wider = choice.showing(full, element);
		MapElement shown = wider.equals(choice) ? scene().element(element.id()).orElse(null) : null;
		if (shown != null) {
			select(shown);
			return;
		}
		selected = element;
		awaited = element.id();
		if (!wider.equals(choice)) {
			show(wider);
		}
	}

	private void showMap() {
		if (actions.isTable()) {
			pages.canvas().tip().hide();
		}
		pages.showMap(actions.isTable());
		actions.export().setEnabled(true);
	}

	private void showMessage(String text) {
		pages.showMessage(text);
		bar.overview(""); //$NON-NLS-1$
		actions.export().setEnabled(false);
	}

	/** The user selected an element, or nothing. */
	void userSelected(MapElement element, boolean byMouse) {
		selected = element;
		awaited = null;
		if (pages.isTableFocused()) {
			pages.canvas().select(element);
		} else {
			pages.table().select(element);
		}
		describeSelection();
		if (element != null && element.origin() != null && actions.isLinked()) {
			if (byMouse) {
				link.open(element.origin(), false);
			} else {
				link.showIfOpen(element.origin());
			}
		}
	}

	/** The user came to a place in a file. */
	private void visited(String path, int offset) {
		if (actions.isLinked() && !pages.isDisposed()) {
			scene().elementAt(path, offset).ifPresent(this::select);
		}
	}

	/** Selects what the editor on top shows. */
	void visitActiveEditor() {
		link.visitActiveEditor();
	}

	private void describeSelection() {
		actions.open().setEnabled(selected != null && selected.origin() != null);
		selections.select(selection());
		getViewSite().getActionBars().getStatusLineManager().setMessage(selected == null ? null : pages.canvas().description().sentence(selected));
	}

	/** What is said of a wire that is being drawn stands in the status line; afterwards what is selected does again. */
	private void wiringSaid(String words) {
		if (words == null) {
			describeSelection();
		} else {
			getViewSite().getActionBars().getStatusLineManager().setMessage(words);
		}
	}

	/** {@return what is selected with what governs it, or null} */
	MapSelection selection() {
		return selected == null || reading == null ? null
				: new MapSelection(scene(), selected, GovernedElement.of(scene(), selected).orElse(null), governance(selected));
	}

	/** {@return what governs an element} */
	Governance governance(MapElement element) {
		return reading == null ? Governance.NONE : Governance.of(reading, scene(), element);
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == IPropertySheetPage.class) {
			return adapter.cast(new MapPropertyPage(this::open));
		}
		return super.getAdapter(adapter);
	}

	/** Opens a file at a place; says so where that is not possible. */
	void open(Origin origin) {
		if (origin != null && !link.open(origin, true)) {
			getViewSite().getActionBars().getStatusLineManager().setErrorMessage(NLS.bind(Messages.Open_failed, origin.path()));
		}
	}

	/** Lets the user say where the map is written to. */
	void chooseExport() {
		Path file = SvgExport.chooseFile(getSite().getShell());
		if (file != null) {
			export(file);
		}
	}

	/**
	 * Writes the map to an SVG file, in a job.
	 *
	 * @param file the file; replaced where it exists
	 * @return the job, scheduled
	 */
	public Job export(Path file) {
		SvgExport writing = new SvgExport(scene(), file);
		writing.schedule();
		return writing;
	}

	/** Reads what changed in the workspace and draws again, in a job. */
	public void refresh() {
		updates.readAgain();
	}

	/**
	 * Switches between drawing and table.
	 *
	 * @param on whether to show the table
	 */
	public void setTableMode(boolean on) {
		actions.table().setChecked(on);
		if (!scene().isEmpty()) {
			showMap();
		}
	}

	/**
	 * Switches the link with editors.
	 *
	 * @param on whether selections go to files and back
	 */
	public void setLinked(boolean on) {
		actions.setLinked(on);
	}

	/**
	 * Selects an element and brings it into view.
	 *
	 * @param element an element of the scene that is shown, or null
	 */
	public void select(MapElement element) {
		selected = element;
		// Who selects another element meanwhile does not want the one that is still being laid out.
		awaited = null;
		pages.canvas().select(element);
		pages.table().select(element);
		describeSelection();
	}

	/** {@return the selected element, or null} */
	public MapElement selected() {
		return selected;
	}

	/** {@return what is shown} */
	public MapScene scene() {
		return pages.canvas().map().scene();
	}

	/** {@return the map with its places, as it is drawn} */
	public PlacedMap shown() {
		return pages.canvas().map();
	}

	/** {@return what was read and is shown, or null} */
	Reading reading() {
		return reading;
	}

	/** {@return the menu of ways that is open where a wire was let go, or null} */
	public Menu wireMenu() {
		return wiring.menu();
	}

	/** {@return what stands at the pointer while a wire is drawn, line by line} */
	public List<String> wireLabel() {
		return wiring.said();
	}

	/** {@return the handle from which a wire can be drawn, in the drawing; empty where none is shown} */
	public Optional<Box> wireHandle() {
		return Optional.ofNullable(wiring.handle());
	}

	/** {@return the shell of the pop-up over an element, or null where none is open} */
	public Control hover() {
		return pages.canvas().tip().area();
	}

	/**
	 * {@return the properties of what is selected, as the Properties view shows them}
	 *
	 * @param selection what the view's selection provider tells
	 */
	public IPropertySource propertySource(Object selection) {
		return new MapPropertySource((MapSelection) selection);
	}

	/**
	 * Zooms.
	 *
	 * @param factor the zoom; 1 is 100 %
	 */
	public void zoomTo(double factor) {
		pages.canvas().zoomTo(factor);
	}

	/** {@return the line in which the user types what to find, or null where it is closed} */
	public Text findText() {
		return findBar.isOpen() ? findBar.text() : null;
	}

	/** {@return what is said on the matches} */
	public String findSummary() {
		return findBar.summary();
	}

	/** {@return the way from the workspace to what is shown, and what is said on the filter} */
	public List<Link> crumbs() {
		return List.of(bar.way(), bar.filter());
	}

	/** {@return the control on top: the drawing, the table or a message} */
	public Control top() {
		return pages.top();
	}

	/** Shows the whole map, and keeps doing so when the view changes its size. */
	public void fit() {
		pages.canvas().fit();
	}

	/**
	 * Paints the part that the view shows in the plainest way: every element of the map in full detail, in view or not. What
	 * the view saves is measured against it.
	 *
	 * @param gc where to paint
	 */
	public void paintEverything(GC gc) {
		pages.canvas().paintEverything(gc);
	}

	/** {@return the zoom; 1 is 100 %} */
	public double zoom() {
		return pages.canvas().viewport().zoom();
	}

	/** {@return where the whole map is shown in small, in points of the drawing; empty where all of it is in view} */
	public Optional<Box> overviewPane() {
		return pages.canvas().pane().map(OverviewPane::box);
	}

	/** {@return where a place on the map is in the drawing, for whoever moves the mouse there} */
	public org.eclipse.swt.graphics.Point onCanvas(double x, double y) {
		var viewport = pages.canvas().viewport();
		return new org.eclipse.swt.graphics.Point((int) Math.round(x * viewport.zoom() - viewport.offsetX()),
				(int) Math.round(y * viewport.zoom() - viewport.offsetY()));
	}

	@Override
	public void setFocus() {
		pages.setFocus();
	}

	@Override
	public void dispose() {
		if (updates != null) {
			updates.stop();
		}
		if (link != null) {
			link.dispose();
		}
		super.dispose();
	}
}
