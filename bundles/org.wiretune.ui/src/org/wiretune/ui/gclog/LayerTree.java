/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.wiretune.gclog.view.GcLayer;
import org.wiretune.gclog.view.GcPanel;
import org.wiretune.ui.chart.ZoomChart;
import org.wiretune.ui.parts.AccessibleName;

/** The layers of charts with a check box and a sign each, by chart. What was chosen stays when another log is shown. UI thread only. */
final class LayerTree {

	private final Tree tree;
	private final ZoomChart chart;
	private final Consumer<Set<GcLayer>> changed;
	private final Set<GcLayer> chosen = EnumSet.noneOf(GcLayer.class);
	private final boolean signs;
	private final List<Image> images = new ArrayList<>();
	private Set<GcLayer> shown = Set.of();

	/**
	 * Makes the tree.
	 *
	 * @param parent where it goes
	 * @param chart paints the signs
	 * @param signs whether layers have signs; of several logs the colour tells the log
	 * @param changed takes the layers that are chosen
	 */
	LayerTree(Composite parent, ZoomChart chart, boolean signs, Consumer<Set<GcLayer>> changed) {
		this.chart = chart;
		this.signs = signs;
		this.changed = changed;
		tree = new Tree(parent, SWT.CHECK | SWT.BORDER | SWT.SINGLE | SWT.V_SCROLL);
		tree.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Layers_tree));
		tree.addListener(SWT.Selection, event -> {
			if (event.detail == SWT.CHECK) {
				check((TreeItem) event.item);
			}
		});
		tree.addListener(SWT.MouseMove, event -> {
			TreeItem item = tree.getItem(new org.eclipse.swt.graphics.Point(event.x, event.y));
			String tip = item != null && item.getData() instanceof GcLayer layer ? layer.description() : null;
			if (!java.util.Objects.equals(tip, tree.getToolTipText())) {
				tree.setToolTipText(tip);
			}
		});
		tree.addListener(SWT.Dispose, event -> images.forEach(Image::dispose));
		for (GcLayer layer : GcLayer.values()) {
			if (layer.isUsual()) {
				chosen.add(layer);
			}
		}
	}

	Control control() {
		return tree;
	}

	/** {@return the layers that are chosen, also those that the log does not tell} */
	Set<GcLayer> chosen() {
		return EnumSet.copyOf(chosen);
	}

	/** Chooses layers, and nothing else. */
	void choose(Set<GcLayer> layers) {
		chosen.clear();
		chosen.addAll(layers);
		refreshChecks();
		changed.accept(chosen());
	}

	/** Lists the layers that logs tell. */
	void show(Set<GcLayer> layers) {
		if (shown.equals(layers)) {
			return;
		}
		shown = layers;
		fill();
	}

	/** Paints the signs anew in the colours of the theme. */
	void colorsChanged() {
		fill();
	}

	private void fill() {
		tree.setRedraw(false);
		tree.removeAll();
		images.forEach(Image::dispose);
		images.clear();
		Map<GcPanel, TreeItem> panels = new EnumMap<>(GcPanel.class);
		for (GcLayer layer : shown) {
			TreeItem parent = panels.computeIfAbsent(layer.panel(), panel -> {
				TreeItem item = new TreeItem(tree, SWT.NONE);
				item.setText(panel.title());
				item.setData(panel);
				return item;
			});
			TreeItem item = new TreeItem(parent, SWT.NONE);
			item.setText(layer.label());
			item.setData(layer);
			if (signs) {
				images.add(chart.swatch(layer, -1));
				item.setImage(images.get(images.size() - 1));
			}
		}
		panels.values().forEach(item -> item.setExpanded(true));
		refreshChecks();
		tree.setRedraw(true);
		if (tree.getItemCount() > 0) {
			tree.setTopItem(tree.getItem(0));
		}
	}

	private void refreshChecks() {
		for (TreeItem panel : tree.getItems()) {
			int on = 0;
			for (TreeItem item : panel.getItems()) {
				boolean checked = chosen.contains(item.getData());
				item.setChecked(checked);
				on += checked ? 1 : 0;
			}
			panel.setChecked(on > 0);
			panel.setGrayed(on > 0 && on < panel.getItemCount());
		}
	}

	private void check(TreeItem item) {
		if (item.getData() instanceof GcLayer layer) {
			set(layer, item.getChecked());
		} else {
			for (TreeItem child : item.getItems()) {
				set((GcLayer) child.getData(), item.getChecked());
			}
		}
		refreshChecks();
		changed.accept(chosen());
	}

	private void set(GcLayer layer, boolean on) {
		if (on) {
			chosen.add(layer);
		} else {
			chosen.remove(layer);
		}
	}
}
