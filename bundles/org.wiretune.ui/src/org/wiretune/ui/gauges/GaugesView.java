/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.GaugeSnapshot;
import org.wiretune.servers.gauges.GaugeTable;
import org.wiretune.servers.metrics.MetricConnection;

/**
 * Live gauges of a server: heap, garbage collection, thread pools and queues, once a second. Follows performance runs, or
 * watches a Java process chosen from a list. Sampling happens elsewhere; this class only shows snapshots.
 */
public final class GaugesView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.gauges"; //$NON-NLS-1$

	private static final String FOLLOWING = "following"; //$NON-NLS-1$
	private static final String TABLE = "table"; //$NON-NLS-1$
	private static final String HELP = "org.wiretune.ui.gauges"; //$NON-NLS-1$

	private final StoredLimits limits = new StoredLimits();
	private final AtomicBoolean refreshPending = new AtomicBoolean();
	private final List<GaugeDefinition> definitions = GaugeTable.standard().definitions();
	private Display display;
	private GaugeSession session;
	private GaugeSnapshot shown;
	private StatusLine status;
	private Composite stack;
	private StackLayout stackLayout;
	private Composite nothing;
	private GaugeBoardControl board;
	private GaugeTableControl table;
	private ConnectMenu connectMenu;
	private IAction connect;
	private IAction freeze;
	private IAction tableMode;
	private boolean startInTableMode;
	private boolean startFollowing = true;

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		if (memento != null) {
			startInTableMode = Boolean.TRUE.equals(memento.getBoolean(TABLE));
			startFollowing = !Boolean.FALSE.equals(memento.getBoolean(FOLLOWING));
		}
	}

	@Override
	public void saveState(IMemento memento) {
		memento.putBoolean(TABLE, tableMode.isChecked());
		memento.putBoolean(FOLLOWING, session.isFollowing());
	}

	@Override
	public void createPartControl(Composite parent) {
		display = parent.getDisplay();
		session = new GaugeSession(RunningServers.shared(), MetricConnection::new, limits,
				Locale.getDefault(Locale.Category.FORMAT), ZoneId.systemDefault(), this::refreshLater);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		status = new StatusLine(parent, this::openConnectMenu);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(status.control());
		stack = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
		stackLayout = new StackLayout();
		stack.setLayout(stackLayout);
		nothing = new Composite(stack, SWT.NONE);
		board = new GaugeBoardControl(stack, this::addContextMenu);
		table = new GaugeTableControl(stack);
		addTableMenu();
		connectMenu = new ConnectMenu(parent, session);
		makeActions();
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		if (startFollowing) {
			session.follow();
		}
		refresh();
	}

	private void makeActions() {
		connect = new Action(Messages.View_connect, IAction.AS_PUSH_BUTTON) {

			@Override
			public void runWithEvent(Event event) {
				connectMenu.open(event.widget instanceof ToolItem item ? below(item) : display.getCursorLocation());
			}
		};
		connect.setToolTipText(Messages.View_connectTip);
		connect.setImageDescriptor(GaugeIcons.descriptor("connect")); //$NON-NLS-1$
		freeze = new Action(Messages.View_freeze, IAction.AS_CHECK_BOX) {

			@Override
			public void run() {
				session.freeze(isChecked());
			}
		};
		freeze.setToolTipText(Messages.View_freezeTip);
		freeze.setImageDescriptor(GaugeIcons.descriptor("freeze")); //$NON-NLS-1$
		tableMode = new Action(Messages.View_table, IAction.AS_CHECK_BOX) {

			@Override
			public void run() {
				refresh();
				setFocus();
			}
		};
		tableMode.setToolTipText(Messages.View_tableTip);
		tableMode.setImageDescriptor(GaugeIcons.descriptor("table")); //$NON-NLS-1$
		tableMode.setChecked(startInTableMode);
		IAction defaults = new Action(Messages.View_defaultLimits) {

			@Override
			public void run() {
				limits.clear();
				refresh();
			}
		};
		var bars = getViewSite().getActionBars();
		bars.getToolBarManager().add(connect);
		bars.getToolBarManager().add(freeze);
		bars.getToolBarManager().add(tableMode);
		bars.getMenuManager().add(connect);
		bars.getMenuManager().add(freeze);
		bars.getMenuManager().add(tableMode);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(defaults);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), new Action(Messages.View_copy) {

			@Override
			public void run() {
				table.copy();
			}
		});
		bars.updateActionBars();
	}

	private static Point below(ToolItem item) {
		Rectangle bounds = item.getBounds();
		return item.getParent().toDisplay(bounds.x, bounds.y + bounds.height);
	}

	private void openConnectMenu() {
		connectMenu.open(status.control().toDisplay(8, status.control().getSize().y));
	}

	private void addContextMenu(GaugeCanvas canvas) {
		MenuManager manager = new MenuManager();
		manager.setRemoveAllWhenShown(true);
		manager.addMenuListener(menu -> fillContextMenu(menu, canvas.reading().key()));
		Menu menu = manager.createContextMenu(canvas);
		canvas.setMenu(menu);
		canvas.addListener(SWT.Dispose, event -> manager.dispose());
		canvas.addListener(SWT.KeyDown, event -> {
			if (event.character == SWT.CR) {
				setLimit(canvas.reading().key());
			}
		});
		canvas.addListener(SWT.MouseDoubleClick, event -> setLimit(canvas.reading().key()));
	}

	private void addTableMenu() {
		Table control = table.table();
		MenuManager manager = new MenuManager();
		manager.setRemoveAllWhenShown(true);
		manager.addMenuListener(menu -> table.selected().ifPresent(key -> fillContextMenu(menu, key)));
		control.setMenu(manager.createContextMenu(control));
		control.addListener(SWT.Dispose, event -> manager.dispose());
		control.addListener(SWT.DefaultSelection, event -> table.selected().ifPresent(this::setLimit));
	}

	private void fillContextMenu(IMenuManager menu, GaugeKey key) {
		menu.add(new Action(Messages.View_setLimit) {

			@Override
			public void run() {
				setLimit(key);
			}
		});
		Action standard = new Action(Messages.View_defaultLimit) {

			@Override
			public void run() {
				limits.set(key, Optional.empty());
				refresh();
			}
		};
		standard.setEnabled(limits.of(key).isPresent());
		menu.add(standard);
		menu.add(new Separator());
		menu.add(new Action(Messages.View_copy) {

			@Override
			public void run() {
				table.copy();
			}
		});
	}

	private void setLimit(GaugeKey key) {
		Optional<GaugeReading> reading = shown.readings().stream().filter(each -> each.key().equals(key)).findFirst();
		Optional<GaugeDefinition> definition = definitions.stream().filter(each -> each.id().equals(key.definition()))
				.findFirst();
		if (reading.isEmpty() || definition.isEmpty()) {
			return;
		}
		LimitDialog dialog = new LimitDialog(getSite().getShell(), reading.get(), definition.get(), limits.of(key));
		if (dialog.open() == Window.OK) {
			limits.set(key, dialog.result());
			refresh();
		}
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
		if (stack == null || stack.isDisposed() || tableMode == null) {
			return;
		}
		shown = session.snapshot();
		status.show(shown);
		freeze.setChecked(session.isFrozen());
		freeze.setEnabled(shown.status().isPresent());
		// Both are kept up to date, so that switching shows the same at once.
		board.show(shown.readings());
		table.show(shown.readings());
		Control top = tableMode.isChecked() ? table.control() : shown.readings().isEmpty() ? nothing : board.control();
		if (stackLayout.topControl != top) {
			stackLayout.topControl = top;
			stack.layout(true);
		}
	}

	@Override
	public void setFocus() {
		if (tableMode.isChecked()) {
			table.table().setFocus();
		} else if (!board.setFocus()) {
			status.control().setFocus();
		}
	}

	@Override
	public void dispose() {
		if (session != null) {
			session.close();
		}
		super.dispose();
	}

	/**
	 * The session behind the view, for whoever drives it without a mouse.
	 *
	 * @return the session; closed with the view
	 */
	public GaugeSession session() {
		return session;
	}

	/**
	 * What is shown now.
	 *
	 * @return the snapshot that was shown last; UI thread only
	 */
	public GaugeSnapshot shown() {
		return shown;
	}

	/**
	 * Switches between gauges and table.
	 *
	 * @param on
	 *            whether to show the table; UI thread only
	 */
	public void setTableMode(boolean on) {
		tableMode.setChecked(on);
		refresh();
	}
}
