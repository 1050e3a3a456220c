/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.wiretune.ide.alarms.LogAlarmFeed;
import org.wiretune.ide.alarms.SessionAlarms;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.ide.servers.OwnMetrics;
import org.wiretune.ide.servers.StoredGauges;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ComparedCharts.Program;
import org.wiretune.servers.gauges.ComparedCharts;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.GaugeSnapshot;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.ui.parts.LaterContent;
import org.wiretune.ui.theme.Restyled;

/**
 * Live gauges of servers: heap, garbage collection, thread pools, beans, connections and queues, once a second, with their
 * alarms. The first server follows performance runs or is a Java process chosen from a list; further ones stand behind tabs
 * or side by side. Sampling happens elsewhere; this class only shows snapshots.
 */
public final class GaugesView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.gauges"; //$NON-NLS-1$

	private static final String FOLLOWING = "following"; //$NON-NLS-1$
	private static final String HELP = "org.wiretune.ui.gauges"; //$NON-NLS-1$

	private final GaugeSettings settings = new GaugeSettings();
	private final AtomicBoolean refreshPending = new AtomicBoolean();
	private final List<GaugePane> panes = new CopyOnWriteArrayList<>();
	/** The pane that the actions are for; also asked for by threads without a display. */
	private volatile GaugePane chosen;
	private final LogAlarmFeed logAlarms = new LogAlarmFeed(this::sessions);
	private Display display;
	private CTabFolder tabs;
	private SashForm columns;
	/** The first pane. */
	private LaterContent first;
	private GaugeActions actions;
	private boolean startFollowing = true;
	/** Asked for when nothing was read yet; null for none. */
	private Runnable wanted;

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		if (memento != null) {
			settings.restore(memento);
			startFollowing = !Boolean.FALSE.equals(memento.getBoolean(FOLLOWING));
		}
	}

	@Override
	public void saveState(IMemento memento) {
		settings.save(memento);
		memento.putBoolean(FOLLOWING, panes.isEmpty() ? startFollowing : panes.get(0).session().isFollowing());
	}

	@Override
	public void createPartControl(Composite parent) {
		display = parent.getDisplay();
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		Restyled.followWords(parent);
		tabs = new CTabFolder(parent, SWT.TOP | SWT.FLAT | SWT.CLOSE);
		tabs.addListener(SWT.Selection, event -> choose(tabs.getSelectionIndex()));
		tabs.addCTabFolder2Listener(org.eclipse.swt.custom.CTabFolder2Listener.closeAdapter(event -> {
			event.doit = false;
			remove(tabs.indexOf((CTabItem) event.item));
		}));
		// Tabs alone: what a folder needs around its content is their height.
		GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, 0).exclude(true).applyTo(tabs);
		columns = new SashForm(parent, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(columns);
		actions = new GaugeActions(this, settings);
		actions.fill(getViewSite().getActionBars());
		settings.listen(this::refresh);
		settings.listenToOwnGauges(() -> sessions().forEach(GaugeSession::reread));
		KnownServers.get().addAlarmListener(logAlarms);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		first = new LaterContent(columns, this::addFirst, () -> pane().setFocus());
	}

	private void addFirst() {
		addPane();
		if (startFollowing) {
			session().follow();
		}
		refresh();
	}

	private GaugePane addPane() {
		getViewSite().getActionBars().getStatusLineManager().setErrorMessage(null);
		ServerTables tables = OwnMetrics.tables(this::notTaken);
		GaugeSession session = new GaugeSession(RunningServers.shared(), target -> OwnTables.with(tables, StoredGauges.of(target)), LocalConnections::create, settings.limits(),
				ZoneId.systemDefault(), this::refreshLater);
		session.addAlarmListener(SessionAlarms.INSTANCE);
		GaugePane pane = new GaugePane(columns, session, settings, getSite());
		panes.add(pane);
		CTabItem item = new CTabItem(tabs, SWT.NONE);
		// Its head may need another number of lines.
		pane.control().addListener(SWT.Resize, event -> refreshLater());
		// Working in a pane makes it the one that the actions are for.
		pane.control().addListener(SWT.Activate, event -> {
			if (!item.isDisposed() && chosen != pane) {
				tabs.setSelection(item);
				chosen = pane;
				refresh();
			}
		});
		tabs.setSelection(item);
		chosen = pane;
		return pane;
	}

	/** The user's own file is wrong; what comes with WireTune is shown. */
	private void notTaken(String problem) {
		getViewSite().getActionBars().getStatusLineManager().setErrorMessage(NLS.bind(Messages.View_ownFile, problem));
	}

	/** Adds a server beside those that are shown, and lets the user choose it. */
	void addServer() {
		GaugePane pane = addPane();
		arrange();
		refresh();
		pane.openConnectMenu(pane.control().toDisplay(8, 8));
	}

	/** Lets the user open a recording beside the servers that are shown, or in place of nothing. */
	void openRecording() {
		Recordings.open(getSite().getShell(), OwnMetrics.tables(this::notTaken), this::show);
	}

	private void show(Recordings.Opened opened) {
		if (columns.isDisposed()) {
			return;
		}
		GaugePane pane = pane().session().history().isEmpty() ? pane() : addPane();
		pane.session().show(opened.recording().kept(), opened.tables());
		arrange();
		refresh();
	}

	/**
	 * Opens a recording without asking which.
	 *
	 * @param file
	 *            the recording; UI thread only
	 */
	public void open(Path file) {
		Recordings.read(getSite().getShell(), file, OwnMetrics.tables(this::notTaken), this::show).schedule();
	}

	/** Takes away the chosen server, unless it is the only one. */
	void removeServer() {
		remove(tabs.getSelectionIndex());
	}

	private void remove(int index) {
		if (panes.size() < 2 || index < 0) {
			return;
		}
		GaugePane gone = panes.remove(index);
		chosen = panes.get(Math.min(index, panes.size() - 1));
		gone.control().dispose();
		tabs.getItem(index).dispose();
		tabs.setSelection(panes.indexOf(chosen));
		arrange();
		refresh();
	}

	private void choose(int index) {
		tabs.setSelection(index);
		chosen = panes.get(index);
		arrange();
		refresh();
		setFocus();
	}

	/** Tabs are there for several servers only; side by side, all panes are to be seen. */
	private void arrange() {
		boolean several = panes.size() > 1;
		((GridData) tabs.getLayoutData()).exclude = !several;
		tabs.setVisible(several);
		columns.setMaximizedControl(several && settings.isSideBySide() ? null : pane().control());
		tabs.getParent().layout(true);
	}

	/** The pane that the actions are for. */
	GaugePane pane() {
		first.now();
		return chosen;
	}

	/** Number of servers that are shown. */
	int count() {
		return panes.size();
	}

	/** Called on background threads: many calls make one refresh. */
	private void refreshLater() {
		if (refreshPending.compareAndSet(false, true)) {
			if (display.isDisposed()) {
				return;
			}
			display.asyncExec(() -> {
				refreshPending.set(false);
				refresh();
			});
		}
	}

	private void refresh() {
		if (panes.isEmpty() || columns.isDisposed()) {
			return;
		}
		for (int i = 0; i < panes.size(); i++) {
			panes.get(i).refresh();
			CTabItem item = tabs.getItem(i);
			String title = panes.get(i).title().replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
			if (!title.equals(item.getText())) {
				item.setText(title);
			}
			boolean alarmed = panes.get(i).shown().alarms().stream().anyMatch(entry -> entry.isActive());
			item.setImage(alarmed ? GaugeIcons.alarm() : null);
		}
		if (settings.mode() == GaugeMode.CHARTS) {
			showCharts();
		}
		alignHeads();
		boolean all = columns.getMaximizedControl() == null;
		if (all != (panes.size() > 1 && settings.isSideBySide()) || !all && columns.getMaximizedControl() != pane().control()) {
			arrange();
		}
		if (actions != null) {
			actions.update();
		}
		if (wanted != null && !isStillComing()) {
			Runnable answer = wanted;
			wanted = null;
			// A dialog must not hold up who refreshes.
			display.asyncExec(answer);
		}
	}

	/** Whether a program is watched and has told nothing yet. */
	private boolean isStillComing() {
		return panes.stream().anyMatch(pane -> pane.shown().readings().isEmpty() && pane.shown().status().filter(status -> status.isLive() || status.state() == ConnectionState.CONNECTING && status.target().isPresent()).isPresent());
	}

	/**
	 * Shows the gauge of what the findings of a rule cost, as soon as the program has told its figures.
	 *
	 * @param rule
	 *            id of the rule
	 * @param otherwise
	 *            gets a sentence where no program that is shown has such a gauge; UI thread only
	 */
	public void showGauge(String rule, Consumer<String> otherwise) {
		wanted = () -> {
			if (columns.isDisposed()) {
				return;
			}
			for (GaugePane pane : panes) {
				Optional<GaugeKey> gauge = pane.gauge(rule).gauge();
				if (gauge.isPresent()) {
					choose(panes.indexOf(pane));
					settings.show(GaugeMode.DIALS);
					settings.choose(settings.choice().with(gauge.get(), true));
					pane.reveal(gauge.get());
					return;
				}
			}
			otherwise.accept(pane().gauge(rule).sentence());
		};
		first.now();
		refresh();
	}

	/** A head of two lines beside one of one line would put the charts of the one lower than those of the other. */
	private void alignHeads() {
		boolean beside = panes.size() > 1 && settings.isSideBySide();
		int height = beside ? panes.stream().mapToInt(GaugePane::headHeight).max().orElse(0) : 0;
		panes.forEach(pane -> pane.setHeadHeight(height == 0 ? SWT.DEFAULT : height));
	}

	/** Charts of several servers have the same length of time and the same scales, and on demand the lines of all. */
	private void showCharts() {
		ChartRange range = ComparedCharts.range(settings.range(), sessions());
		List<Program> programs = panes.stream().map(pane -> new Program(pane.title(), pane.readCharts(range))).toList();
		if (panes.size() > 1) {
			programs = ComparedCharts.commonScale(programs);
		}
		for (int i = 0; i < panes.size(); i++) {
			panes.get(i).showCharts(settings.isTogether() && panes.size() > 1 ? ComparedCharts.together(programs, i) : programs.get(i).charts(), range);
		}
	}

	/**
	 * Puts the lines of all servers into each chart, or takes them apart.
	 *
	 * @param on
	 *            whether together; UI thread only
	 */
	public void setTogether(boolean on) {
		settings.together(on);
	}

	@Override
	public void setFocus() {
		first.setFocus();
	}

	@Override
	public void dispose() {
		KnownServers.get().removeAlarmListener(logAlarms);
		super.dispose();
	}

	/**
	 * The session of the chosen server, for whoever drives it without a mouse.
	 *
	 * @return the session; closed with the view
	 */
	public GaugeSession session() {
		return pane().session();
	}

	/**
	 * The sessions of all servers that are shown.
	 *
	 * @return in the order of the tabs; none in the event that opens the view
	 */
	public List<GaugeSession> sessions() {
		return panes.stream().map(GaugePane::session).toList();
	}

	/**
	 * Adds a server without asking which.
	 *
	 * @return its session, which neither follows nor watches yet; UI thread only
	 */
	public GaugeSession add() {
		first.now();
		GaugePane pane = addPane();
		arrange();
		refresh();
		return pane.session();
	}

	/**
	 * What is shown now of the chosen server.
	 *
	 * @return the snapshot that was shown last; UI thread only
	 */
	public GaugeSnapshot shown() {
		return pane().shown();
	}

	/**
	 * Switches between gauges and table.
	 *
	 * @param on
	 *            whether to show the table; UI thread only
	 */
	public void setTableMode(boolean on) {
		settings.show(on ? GaugeMode.TABLE : GaugeMode.DIALS);
	}

	/**
	 * Chooses how the gauges are shown.
	 *
	 * @param mode
	 *            dials, charts or table; UI thread only
	 */
	public void setMode(GaugeMode mode) {
		settings.show(mode);
	}

	/**
	 * Puts several servers side by side, or behind tabs.
	 *
	 * @param on
	 *            whether side by side; UI thread only
	 */
	public void setSideBySide(boolean on) {
		settings.sideBySide(on);
	}
}
