/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.progress.IWorkbenchSiteProgressService;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.eclipse.ui.views.properties.IPropertySource;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapCrumb;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapFilter;
import org.wiretune.map.MapFinding;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapScope;
import org.wiretune.map.MapSearch;
import org.wiretune.map.MapWire;
import org.wiretune.map.govern.Governance;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.model.Origin;
import org.wiretune.model.solution.Solution;

/**
 * Draws the modules of the workspace with their components, imports, exports and wires, and what the findings and the last
 * performance run say about them; the table says the same in words. Reading and layout happen in jobs. UI thread only.
 */
public final class BindingMapView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.bindingMap"; //$NON-NLS-1$

	private static final String HELP = "org.wiretune.ui.bindingMap"; //$NON-NLS-1$
	private static final String ZOOM = "zoom"; //$NON-NLS-1$
	private static final String TABLE = "table"; //$NON-NLS-1$
	private static final String LINK = "link"; //$NON-NLS-1$
	/** Several changes that come together make one layout. */
	private static final long PATIENCE_MILLIS = 100;
	private static final int LONGEST_LABEL = 90;

	private final MapInput input = new WorkspaceMapInput();
	private Display display;
	private Composite stack;
	private StackLayout layout;
	private MessagePage message;
	private MapCanvas canvas;
	private MapTableControl table;
	private LayoutJob job;
	private EditorLink link;
	private IAction tableMode;
	private IAction linking;
	private IAction open;
	private IAction export;
	private MapBar bar;
	private MapFindBar findBar;
	private final MapSelections selections = new MapSelections();
	private MapScene full = MapScene.EMPTY;
	private Solution solution;
	private MapChoice choice = MapChoice.ALL;
	/** Id of an element that is selected as soon as it is laid out, or null. */
	private String awaited;
	private MapElement selected;
	private boolean startInTableMode;
	private boolean startLinked = true;
	private Float startZoom;

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		if (memento != null) {
			startInTableMode = Boolean.TRUE.equals(memento.getBoolean(TABLE));
			startLinked = !Boolean.FALSE.equals(memento.getBoolean(LINK));
			startZoom = memento.getFloat(ZOOM);
		}
	}

	@Override
	public void saveState(IMemento memento) {
		memento.putBoolean(TABLE, tableMode.isChecked());
		memento.putBoolean(LINK, linking.isChecked());
		if (!canvas.isFitting()) {
			memento.putFloat(ZOOM, (float) canvas.viewport().zoom());
		}
	}

	@Override
	public void createPartControl(Composite parent) {
		display = parent.getDisplay();
		Composite whole = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
		bar = new MapBar(whole, this::show, () -> show(choice.with(MapFilter.ALL)));
		findBar = new MapFindBar(whole, new Finder());
		stack = new Composite(whole, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
		layout = new StackLayout();
		stack.setLayout(layout);
		MapListener listener = new MapListener() {
			@Override
			public void selected(MapElement element, boolean byMouse) {
				userSelected(element, byMouse);
			}

			@Override
			public void opened(MapElement element) {
				open(element.origin());
			}

			@Override
			public boolean folds() {
				return true;
			}

			@Override
			public void folded(MapModule module) {
				fold(module, !module.collapsed());
			}

			@Override
			public void up() {
				show(MapCrumb.up(full, choice.scope()));
			}

			@Override
			public Governance governance(MapElement element) {
				return solution == null ? Governance.NONE : Governance.of(solution, scene(), element);
			}

			@Override
			public void went(Origin origin) {
				open(origin);
			}
		};
		message = new MessagePage(stack, getSite());
		canvas = new MapCanvas(stack, listener);
		table = new MapTableControl(stack, listener);
		if (startZoom != null) {
			canvas.zoomTo(startZoom);
		}
		PlatformUI.getWorkbench().getHelpSystem().setHelp(whole, HELP);
		getSite().setSelectionProvider(selections);
		makeActions();
		addContextMenu(canvas);
		addContextMenu(table.control());
		link = new EditorLink(this, this::visited);
		job = new LayoutJob(input, canvas.measure(), new LayoutJob.Outcome() {
			@Override
			public void nothingRead() {
				later(() -> showMessage(Messages.View_readingTitle));
			}

			@Override
			public void placed(PlacedMap map) {
				throw new UnsupportedOperationException();
			}

			@Override
			public void placed(PlacedMap map, MapScene everything, Solution read) {
				later(() -> {
					full = everything;
					solution = read;
					show(map);
				});
			}

			@Override
			public void failed(String reason) {
				later(() -> showMessage(NLS.bind(Messages.View_failed, reason)));
			}
		});
		showMessage(Messages.View_readingTitle);
		input.start(this::layoutLater);
		layoutLater();
	}

	private void later(Runnable code) {
		display.asyncExec(() -> {
			if (!stack.isDisposed()) {
				code.run();
			}
		});
	}

	/** Lays out again what is there by then. Any thread. */
	private void layoutLater() {
		layoutLater(PATIENCE_MILLIS);
	}

	private void layoutLater(long patience) {
		LayoutJob last = job;
		if (last != null) {
			last.cancel();
			IWorkbenchSiteProgressService progress = getSite().getService(IWorkbenchSiteProgressService.class);
			if (progress == null) {
				last.schedule(patience);
			} else {
				progress.schedule(last, patience);
			}
		}
	}

	private void show(PlacedMap map) {
		choice = choice.within(full);
		job.keep(map);
		canvas.show(map);
		table.show(map.scene());
		bar.show(full, map.scene(), choice);
		selected = canvas.selected();
		if (awaited != null) {
			map.scene().element(awaited).ifPresent(this::select);
			awaited = null;
		}
		describeSelection();
		if (map.scene().isEmpty() && !full.isEmpty()) {
			showMessage(Messages.Empty_filtered);
		} else if (map.scene().isEmpty()) {
			showMessage(Messages.Empty_noModule);
		} else {
			showMap();
			setContentDescription(canvas.description().overview());
			if (selected == null && linking.isChecked()) {
				link.visitActiveEditor();
			}
		}
	}

	/** Shows another part. */
	private void show(MapScope scope) {
		if (!scope.equals(choice.scope())) {
			canvas.begin();
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
			job.keep(PlacedMap.EMPTY);
		}
		choice = next;
		job.choose(next);
		layoutLater(0);
	}

	/** {@return what the user chose to see} */
	public MapChoice choice() {
		return choice;
	}

	/** {@return all that could be shown} */
	public MapScene full() {
		return full;
	}

	private void fold(MapModule module, boolean close) {
		if (!module.nodes().isEmpty() || module.collapsed()) {
			show(choice.withCollapsed(module.id(), close));
		}
	}

	/** Opens the line in which the user types what to find. */
	public void find() {
		findBar.open();
	}

	private final class Finder implements MapFindBar.Finder {

		@Override
		public String typed(String words) {
			return new MapSearch(full, words).summary(selected);
		}

		@Override
		public String step(String words, int step) {
			MapSearch search = new MapSearch(full, words);
			MapElement next = search.next(selected, step);
			if (next != null) {
				bring(next);
			}
			return search.summary(next);
		}

		@Override
		public void closed() {
			setFocus();
		}
	}

	/** Selects an element, and shows more where it is not on the map. */
	private void bring(MapElement element) {
		MapChoice wider = choice.showing(full, element);
		if (wider.equals(choice)) {
			scene().element(element.id()).ifPresent(this::select);
		} else {
			selected = element;
			awaited = element.id();
			show(wider);
		}
	}

	private void showMap() {
		top(tableMode.isChecked() ? table.control() : canvas);
		export.setEnabled(true);
	}

	private void showMessage(String text) {
		message.show(text);
		setContentDescription(""); //$NON-NLS-1$
		export.setEnabled(false);
		top(message.control());
	}

	private void top(Control control) {
		if (layout.topControl != control) {
			boolean focus = layout.topControl != null && isFocusInside(layout.topControl);
			layout.topControl = control;
			stack.layout(true);
			if (focus) {
				setFocus();
			}
		}
	}

	private boolean isFocusInside(Control control) {
		for (Control at = display.getFocusControl(); at != null; at = at.getParent()) {
			if (at == control) {
				return true;
			}
		}
		return false;
	}

	private void userSelected(MapElement element, boolean byMouse) {
		selected = element;
		if (display.getFocusControl() == table.control()) {
			canvas.select(element);
		} else {
			table.select(element);
		}
		describeSelection();
		if (element != null && element.origin() != null && linking.isChecked()) {
			if (byMouse) {
				link.open(element.origin(), false);
			} else {
				link.showIfOpen(element.origin());
			}
		}
	}

	/** The user came to a place in a file. */
	private void visited(String path, int offset) {
		if (linking.isChecked() && !stack.isDisposed()) {
			canvas.map().scene().elementAt(path, offset).ifPresent(this::select);
		}
	}

	private void describeSelection() {
		open.setEnabled(selected != null && selected.origin() != null);
		selections.select(selected == null || solution == null ? null : selection());
		getViewSite().getActionBars().getStatusLineManager().setMessage(selected == null ? null : canvas.description().sentence(selected));
	}

	private MapSelection selection() {
		Governance governance = Governance.of(solution, scene(), selected);
		return new MapSelection(scene(), selected, GovernedElement.of(scene(), selected).orElse(null), governance);
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == IPropertySheetPage.class) {
			return adapter.cast(new MapPropertyPage(this::open));
		}
		return super.getAdapter(adapter);
	}

	private void open(Origin origin) {
		if (origin != null && !link.open(origin, true)) {
			getViewSite().getActionBars().getStatusLineManager().setErrorMessage(NLS.bind(Messages.Open_failed, origin.path()));
		}
	}

	private void makeActions() {
		IAction refresh = action(Messages.View_refresh, Messages.View_refreshTip, MapIcons.descriptor("map/refresh"), this::refresh); //$NON-NLS-1$
		IAction zoomIn = action(Messages.View_zoomIn, Messages.View_zoomInTip, MapIcons.descriptor("map/zoom_in"), () -> canvas.zoomIn()); //$NON-NLS-1$
		IAction zoomOut = action(Messages.View_zoomOut, Messages.View_zoomOutTip, MapIcons.descriptor("map/zoom_out"), () -> canvas.zoomOut()); //$NON-NLS-1$
		IAction actual = action(Messages.View_zoomActual, null, null, () -> canvas.zoomTo(1));
		IAction fit = action(Messages.View_fit, Messages.View_fitTip, MapIcons.descriptor("map/fit"), () -> canvas.fit()); //$NON-NLS-1$
		export = action(Messages.View_export, Messages.View_exportTip, MapIcons.descriptor("map/export"), this::chooseExport); //$NON-NLS-1$
		open = action(Messages.View_open, null, null, () -> open(selected.origin()));
		open.setEnabled(false);
		tableMode = toggle(Messages.View_table, Messages.View_tableTip, MapIcons.descriptor("gauges/table"), startInTableMode, //$NON-NLS-1$
				() -> setTableMode(tableMode.isChecked()));
		linking = toggle(Messages.View_link, Messages.View_linkTip,
				PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED), startLinked, () -> {
					if (linking.isChecked()) {
						link.visitActiveEditor();
					}
				});
		IActionBars bars = getViewSite().getActionBars();
		IToolBarManager tools = bars.getToolBarManager();
		for (IAction each : new IAction[] { zoomIn, zoomOut, fit }) {
			tools.add(each);
			bars.getMenuManager().add(each);
		}
		bars.getMenuManager().add(actual);
		tools.add(new Separator());
		bars.getMenuManager().add(new Separator());
		IAction find = action(Messages.View_find, Messages.View_findTip, null, this::find);
		IAction closeAll = action(Messages.View_closeAll, Messages.View_closeAllTip, MapIcons.shared(ISharedImages.IMG_ELCL_COLLAPSEALL),
				() -> show(choice.withAllCollapsed(full, true)));
		IAction openAll = action(Messages.View_openAll, null, null, () -> show(choice.withAllCollapsed(full, false)));
		MapFilterMenu filter = new MapFilterMenu(() -> full, () -> choice.filter(), wanted -> show(choice.with(wanted)));
		tools.add(closeAll);
		tools.add(new Separator());
		bars.getMenuManager().add(find);
		bars.getMenuManager().add(closeAll);
		bars.getMenuManager().add(openAll);
		bars.getMenuManager().add(filter.menu());
		bars.getMenuManager().add(new Separator());
		for (IAction each : new IAction[] { tableMode, linking, export, refresh }) {
			tools.add(each);
			bars.getMenuManager().add(each);
		}
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), refresh);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), action(Messages.View_copy, null, null, () -> table.copy()));
		bars.setGlobalActionHandler(ActionFactory.FIND.getId(), find);
		new UndoRedoActionGroup(getSite(), ResourcesPlugin.getWorkspace().getAdapter(IUndoContext.class), true).fillActionBars(bars);
		bars.updateActionBars();
	}

	private static IAction action(String text, String tip, ImageDescriptor icon, Runnable code) {
		return with(new Action(text, IAction.AS_PUSH_BUTTON) {
			@Override
			public void run() {
				code.run();
			}
		}, tip, icon);
	}

	private static IAction toggle(String text, String tip, ImageDescriptor icon, boolean checked, Runnable code) {
		IAction action = with(new Action(text, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				code.run();
			}
		}, tip, icon);
		action.setChecked(checked);
		return action;
	}

	private static IAction with(IAction action, String tip, ImageDescriptor icon) {
		if (tip != null) {
			action.setToolTipText(tip);
		}
		action.setImageDescriptor(icon);
		return action;
	}

	private void addContextMenu(Control control) {
		MenuManager manager = new MenuManager();
		manager.setRemoveAllWhenShown(true);
		manager.addMenuListener(this::fillContextMenu);
		control.setMenu(manager.createContextMenu(control));
		control.addListener(SWT.Dispose, event -> manager.dispose());
	}

	private void fillContextMenu(IMenuManager menu) {
		menu.add(open);
		if (selected != null) {
			for (MapFinding finding : selected.findings()) {
				menu.add(action(NLS.bind(Messages.View_goToFinding, label(finding.message())), null,
						PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(
								finding.warning() ? ISharedImages.IMG_OBJS_WARN_TSK : ISharedImages.IMG_OBJS_INFO_TSK),
						() -> open(finding.origin())));
			}
		}
		menu.add(new Separator());
		if (selected != null && solution != null) {
			fillLevels(menu);
			MapEditMenu.fill(menu, selection(), getSite().getShell());
			menu.add(new Separator());
		}
		if (choice.scope().level() != MapScope.Level.WORKSPACE) {
			menu.add(action(Messages.View_up, null, null, () -> show(MapCrumb.up(full, choice.scope()))));
		}
		menu.add(tableMode);
		menu.add(export);
		menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
	}

	private void fillLevels(IMenuManager menu) {
		scene().moduleOf(selected instanceof MapWire wire ? wire.sourceId() : selected.id()).ifPresent(module -> {
			if (!module.nodes().isEmpty() || module.collapsed()) {
				menu.add(action(module.collapsed() ? Messages.View_openModule : Messages.View_closeModule, null, null, () -> fold(module, !module.collapsed())));
			}
			menu.add(action(NLS.bind(Messages.View_onlyModule, label(module.name())), null, null, () -> show(MapScope.module(module))));
			menu.add(action(NLS.bind(Messages.View_onlyProject, label(module.project())), null, null, () -> show(MapScope.project(module))));
			menu.add(new Separator());
		});
	}

	/** A message as the label of a menu item: of a bearable length, its ampersands no mnemonics. */
	private static String label(String message) {
		String shortened = message.length() <= LONGEST_LABEL ? message : message.substring(0, LONGEST_LABEL - 1).strip() + '\u2026';
		return shortened.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private void chooseExport() {
		FileDialog dialog = new FileDialog(getSite().getShell(), SWT.SAVE);
		dialog.setText(Messages.Export_title);
		dialog.setFilterExtensions("*.svg"); //$NON-NLS-1$
		dialog.setFilterNames(Messages.Export_filter);
		dialog.setFileName("binding-map.svg"); //$NON-NLS-1$
		dialog.setOverwrite(true);
		String file = dialog.open();
		if (file != null) {
			export(Path.of(file));
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
		job.keep(PlacedMap.EMPTY);
		job.readAgain();
		layoutLater();
	}

	/**
	 * Switches between drawing and table.
	 *
	 * @param on whether to show the table
	 */
	public void setTableMode(boolean on) {
		tableMode.setChecked(on);
		if (!canvas.map().scene().isEmpty()) {
			showMap();
		}
	}

	/**
	 * Switches the link with editors.
	 *
	 * @param on whether selections go to files and back
	 */
	public void setLinked(boolean on) {
		linking.setChecked(on);
	}

	/**
	 * Selects an element and brings it into view.
	 *
	 * @param element an element of the scene that is shown, or null
	 */
	public void select(MapElement element) {
		selected = element;
		canvas.select(element);
		table.select(element);
		describeSelection();
	}

	/** {@return the selected element, or null} */
	public MapElement selected() {
		return selected;
	}

	/** {@return what is shown} */
	public MapScene scene() {
		return canvas.map().scene();
	}

	/** {@return the map with its places, as it is drawn} */
	public PlacedMap shown() {
		return canvas.map();
	}

	/** {@return the shell of the pop-up over an element, or null where none is open} */
	public Control hover() {
		return canvas.tip().area();
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
		canvas.zoomTo(factor);
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
		return layout.topControl;
	}

	/** Shows the whole map, and keeps doing so when the view changes its size. */
	public void fit() {
		canvas.fit();
	}

	/**
	 * Paints the part that the view shows in the plainest way: every element of the map in full detail, in view or not. What
	 * the view saves is measured against it.
	 *
	 * @param gc where to paint
	 */
	public void paintEverything(GC gc) {
		canvas.paintEverything(gc);
	}

	/** {@return the zoom; 1 is 100 %} */
	public double zoom() {
		return canvas.viewport().zoom();
	}

	/** {@return where a place on the map is in the drawing, for whoever moves the mouse there} */
	public org.eclipse.swt.graphics.Point onCanvas(double x, double y) {
		var viewport = canvas.viewport();
		return new org.eclipse.swt.graphics.Point((int) Math.round(x * viewport.zoom() - viewport.offsetX()),
				(int) Math.round(y * viewport.zoom() - viewport.offsetY()));
	}

	@Override
	public void setFocus() {
		if (layout.topControl == message.control()) {
			message.setFocus();
		} else {
			layout.topControl.setFocus();
		}
	}

	@Override
	public void dispose() {
		input.stop();
		if (job != null) {
			job.cancel();
		}
		if (link != null) {
			link.dispose();
		}
		super.dispose();
	}
}
