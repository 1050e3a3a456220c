/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.window.ToolTip;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.wiretune.chart.draw.Box;
import org.wiretune.core.Origin;
import org.wiretune.map.HoverLine;
import org.wiretune.map.MapElement;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.govern.HoverText;

/**
 * The pop-up over an element of the map: what it is, its findings, and the settings that govern it with links to their
 * lines. It stays while the mouse is in it. UI thread only.
 */
final class MapHoverTip extends ToolTip {

	private static final int POPUP_MILLIS = 350;
	private static final int MARGIN = 8;
	private static final int INDENT = 12;
	private static final int WIDTH = 640;

	private final MapCanvas canvas;
	private final MapListener listener;
	private MapElement forced;
	private Composite area;

	MapHoverTip(MapCanvas canvas, MapListener listener) {
		super(canvas, NO_RECREATE, false);
		this.canvas = canvas;
		this.listener = listener;
		setPopupDelay(POPUP_MILLIS);
		setShift(new Point(6, 6));
		setHideOnMouseDown(false);
	}

	/** Shows the pop-up of an element below it, for the keyboard; nothing where it is null. */
	void show(MapElement element) {
		if (element == null) {
			return;
		}
		forced = element;
		Box box = canvas.map().boxOf(element).map(canvas.viewport()::onScreen).orElse(new Box(0, 0, 0, 0));
		show(new Point((int) Math.max(0, box.x()), (int) Math.max(0, box.bottom())));
	}

	@Override
	protected void afterHideToolTip(Event event) {
		super.afterHideToolTip(event);
		forced = null;
	}

	/** {@return the content of the pop-up, or null where none is shown} */
	Composite area() {
		return area == null || area.isDisposed() ? null : area;
	}

	private MapElement element() {
		return forced != null ? forced : canvas.hovered();
	}

	@Override
	protected Object getToolTipArea(Event event) {
		return element();
	}

	@Override
	protected boolean shouldCreateToolTip(Event event) {
		if (event.type == SWT.MouseHover) {
			forced = null;
		}
		return element() != null && super.shouldCreateToolTip(event);
	}

	@Override
	protected Composite createToolTipContentArea(Event event, Composite parent) {
		MapElement element = element();
		area = new Composite(parent, SWT.BORDER);
		area.setBackgroundMode(SWT.INHERIT_FORCE);
		// The colours of the map, whose links can be read in the light and in the dark theme.
		area.setBackground(canvas.color(MapColor.NODE_FILL));
		area.setForeground(canvas.color(MapColor.TEXT));
		GridLayoutFactory.fillDefaults().numColumns(2).margins(MARGIN, MARGIN).spacing(4, 2).applyTo(area);
		if (element == null) {
			// The mouse left before the pop-up came.
			return area;
		}
		for (HoverLine line : HoverText.of(canvas.map().scene(), element, listener.governance(element))) {
			add(line);
		}
		return area;
	}

	private void add(HoverLine line) {
		Image image = image(line.kind());
		if (image != null) {
			Label sign = new Label(area, SWT.NONE);
			sign.setImage(image);
			GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
		}
		Link text = new Link(area, SWT.WRAP);
		List<Origin> places = new ArrayList<>();
		String words = escaped(line.text());
		if (line.origin() != null) {
			places.add(line.origin());
			words += "   <a>" + escaped(line.link()) + "</a>"; //$NON-NLS-1$ //$NON-NLS-2$
		}
		text.setText(words);
		text.setForeground(area.getForeground());
		text.setLinkForeground(canvas.color(MapColor.INFO));
		if (line.kind() == HoverLine.Kind.TITLE || line.kind() == HoverLine.Kind.GROUP) {
			text.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DIALOG_FONT));
		}
		text.addListener(SWT.Selection, event -> {
			hide();
			places.forEach(listener::went);
		});
		int width = Math.min(WIDTH, text.computeSize(SWT.DEFAULT, SWT.DEFAULT).x);
		GridDataFactory.fillDefaults().span(image == null ? 2 : 1, 1).hint(width, SWT.DEFAULT)
				.indent(line.kind() == HoverLine.Kind.SETTING ? INDENT : 0, line.kind() == HoverLine.Kind.GROUP ? 4 : 0).applyTo(text);
	}

	private static Image image(HoverLine.Kind kind) {
		return switch (kind) {
		case WARNING -> PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK);
		case INFO -> PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_INFO_TSK);
		default -> null;
		};
	}

	/** In a name an ampersand is no mnemonic and an angle bracket no link. */
	private static String escaped(String text) {
		return text.replace("&", "&&").replace("<", "\u2039").replace(">", "\u203a"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
	}
}
