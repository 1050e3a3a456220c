/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MPartSashContainerElement;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Sash;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPart;

/**
 * Shows a part in a window of its own that is as narrow as wanted, and says what of it a user could not reach there: what is
 * cut off where nothing scrolls, what is too small to be used, and texts that end in the middle.
 */
public final class Narrow {

	/** Room for three rows of a list or a chart; less shows nothing. */
	private static final int LEAST_HEIGHT = 56;
	private static final int LEAST_MOVABLE = 28;
	private static final int LEAST_WIDTH = 90;
	/** A field that shows less than a word of what is in it. */
	private static final int LEAST_FIELD = 50;
	/** Without these a figure beside it would be a price. */
	private static final List<String> MARKS = List.of("not valid", "not judged");
	/** On both sides of a cell. */
	private static final int CELL_PADDING = 6;
	/** Themes and rounding. */
	private static final int TOLERANCE = 3;

	private Narrow() {
	}

	/**
	 * Puts a part into a window of its own, unless it is in one, and gives it a size. Off the UI thread.
	 *
	 * @param part a view or an editor that is open
	 * @param width of the part without the frame of its window, in points
	 * @param height of the part without tabs and title, in points
	 * @return the control of the part
	 */
	public static Composite show(IWorkbenchPart part, int width, int height) {
		MPart model = part.getSite().getService(MPart.class);
		Ui.run(() -> {
			// Each window that is made has all of the part styled and laid out anew.
			if (!(model.getWidget() instanceof Control control) || control.getShell() == part.getSite().getWorkbenchWindow().getShell()) {
				MUIElement element = model.getCurSharedRef() == null ? model : model.getCurSharedRef();
				model.getContext().get(EModelService.class).detach((MPartSashContainerElement) element, 40, 40, width + 20, height + 80);
			}
			part.getSite().getPage().activate(part);
		});
		Composite area = Wait.value("the part has a control", Wait.USUAL, () -> model.getWidget() instanceof Composite made && made.isVisible() ? made : null);
		// Those of other parts stand at the same place.
		Ui.run(() -> area.getShell().forceActive());
		resize(area, width, height);
		return area;
	}

	/**
	 * Gives a part that is in a window of its own another size. Off the UI thread.
	 *
	 * @param area the control of the part
	 * @param width of the part, in points
	 * @param height of the part, in points
	 */
	public static void resize(Composite area, int width, int height) {
		Wait.until("the part is " + width + " wide", () -> {
			Shell shell = area.getShell();
			Point size = area.getSize();
			if (size.x != width || size.y != height) {
				Point outer = shell.getSize();
				shell.setSize(outer.x + width - size.x, outer.y + height - size.y);
				shell.layout(true, true);
			}
			return size.x == width && size.y == height;
		});
	}

	/**
	 * Says what cannot be reached.
	 *
	 * @param root visible control with what is in it
	 * @return a sentence for each thing; empty where all can be reached
	 */
	public static List<String> unreachable(Composite root) {
		List<String> problems = new ArrayList<>();
		Ui.run(() -> visit(root, root, problems));
		return problems;
	}

	/**
	 * Waits until all of a part can be reached, as layouts may still be under way.
	 *
	 * @param what name of the part for the message
	 * @param root visible control with what is in it
	 */
	public static void untilReachable(String what, Composite root) {
		try {
			Wait.until("all of it can be reached", java.time.Duration.ofSeconds(10), () -> {
				List<String> problems = new ArrayList<>();
				visit(root, root, problems);
				return problems.isEmpty();
			});
		} catch (AssertionError never) {
			throw new AssertionError(what + ": " + String.join("\n", unreachable(root)), never);
		}
	}

	private static void visit(Composite root, Control control, List<String> problems) {
		if (control.isDisposed() || !control.isVisible()) {
			return;
		}
		if (isLeaf(control)) {
			String name = name(control);
			size(control, name, problems);
			place(root, control, name, problems);
			text(control, name, problems);
			marks(control, name, problems);
			if (control instanceof Combo combo) {
				chosen(combo, name, problems);
			}
			if (control instanceof Table table) {
				problems.addAll(Bounds.cut(table, name));
			}
			return;
		}
		if (control instanceof CTabFolder folder && folder.getItemCount() > 0) {
			tabs(folder, problems);
		}
		if (control instanceof ScrolledComposite scrolled) {
			Rectangle area = scrolled.getClientArea();
			if ((area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT) && !fits(scrolled.getContent(), area)) {
				problems.add("What scrolls shows only " + area.width + " x " + area.height + ": " + name(scrolled));
			}
		}
		if (control instanceof Composite composite) {
			problems.addAll(Bounds.overlaps(composite, Narrow::name));
			Control only = control instanceof SashForm sash ? sash.getMaximizedControl() : null;
			for (Control child : composite.getChildren()) {
				if (only == null || child == only) {
					visit(root, child, problems);
				}
			}
		}
	}

	private static boolean fits(Control content, Rectangle area) {
		return content != null && content.getSize().x <= area.width && content.getSize().y <= area.height;
	}

	private static boolean isLeaf(Control control) {
		return !(control instanceof Composite) || control instanceof Table || control instanceof Tree || control instanceof ToolBar || control instanceof Combo
				|| control instanceof Spinner || control instanceof StyledText || control instanceof CLabel || control instanceof Link
				|| control instanceof Canvas canvas && canvas.getChildren().length == 0 && !(control instanceof SashForm) && !(control instanceof ScrolledComposite)
						&& !(control instanceof CTabFolder);
	}

	private static void size(Control control, String name, List<String> problems) {
		Point size = control.getSize();
		if (control instanceof Table || control instanceof Tree || control instanceof StyledText && (control.getStyle() & SWT.MULTI) != 0
				|| control instanceof Canvas && isPainted(control)) {
			// The border between two can be moved.
			boolean movable = control.getParent() instanceof SashForm || control.getParent() != null && control.getParent().getParent() instanceof SashForm;
			if (size.x < LEAST_WIDTH || size.y < (movable ? LEAST_MOVABLE : LEAST_HEIGHT) && !showsAll(control)) {
				problems.add("Only " + size.x + " x " + size.y + ": " + name);
			}
		} else if (control instanceof Text || control instanceof Combo || control instanceof Spinner) {
			if (size.x < LEAST_FIELD || size.y < 10) {
				problems.add("Only " + size.x + " x " + size.y + ": " + name);
			}
		} else if (!(control instanceof Sash) && !(control instanceof ProgressBar) && !isLine(control) && !isEmpty(control) && (size.x < 6 || size.y < 6)) {
			problems.add("Only " + size.x + " x " + size.y + ": " + name);
		}
	}

	/** A list of one row needs no more. */
	private static boolean showsAll(Control control) {
		return control instanceof Table table && table.getItemCount() > 0 && table.getHeaderHeight() + table.getItemCount() * table.getItemHeight() <= table.getSize().y;
	}

	/** Charts, maps and gauges, as against lines of text that are painted by hand. */
	private static boolean isPainted(Control control) {
		return !(control instanceof StyledText) && !(control instanceof CLabel) && control.getParent() != null
				&& (control.getClass().getSimpleName().contains("Chart") || control.getClass().getSimpleName().contains("Map"));
	}

	private static boolean isLine(Control control) {
		return control instanceof Label && (control.getStyle() & SWT.SEPARATOR) != 0;
	}

	private static boolean isEmpty(Control control) {
		return control instanceof Label label && label.getText().isEmpty() && label.getImage() == null || control instanceof Link link && link.getText().isEmpty() || control instanceof Composite composite
				&& (composite instanceof ToolBar bar ? bar.getItemCount() == 0 : composite instanceof Canvas && !isPainted(composite) && composite.getSize().y == 0);
	}

	/** Whether all of it lies within what its parents show, or can be scrolled there. */
	private static void place(Composite root, Control control, String name, List<String> problems) {
		// A folder of tabs places the menu of those that have no room beside its pages.
		if (isEmpty(control) || isLine(control) || control instanceof ToolBar && control.getParent() instanceof CTabFolder) {
			return;
		}
		Rectangle place = control.getBounds();
		Control child = control;
		while (child != root) {
			Composite parent = child.getParent();
			Rectangle shown = parent.getClientArea();
			boolean content = parent instanceof ScrolledComposite scrolled && scrolled.getContent() == child;
			boolean sideways = content && parent.getHorizontalBar() != null;
			boolean upwards = content && parent.getVerticalBar() != null;
			if (content) {
				place = new Rectangle(sideways ? 0 : place.x - child.getLocation().x, upwards ? 0 : place.y - child.getLocation().y,
						sideways ? Math.min(place.width, shown.width) : place.width, upwards ? Math.min(place.height, shown.height) : place.height);
			}
			if (place.x < shown.x - TOLERANCE || place.x + place.width > shown.x + shown.width + TOLERANCE || place.y < shown.y - TOLERANCE
					|| place.y + place.height > shown.y + shown.height + TOLERANCE) {
				problems.add("Lies at " + place + " outside " + shown + " of " + parent.getClass().getSimpleName() + ": " + name);
				return;
			}
			Point at = parent.getLocation();
			place = new Rectangle(place.x + at.x, place.y + at.y, place.width, place.height);
			child = parent;
		}
	}

	private static void text(Control control, String name, List<String> problems) {
		String text = textOf(control);
		boolean wraps = (control.getStyle() & SWT.WRAP) != 0 || control instanceof Link;
		// A tooltip may hold the rest of a line, but not lines below it, of which nothing is seen.
		if (text.isEmpty() || text.endsWith("\u2026") || !wraps && text.equals(control.getToolTipText())) {
			return;
		}
		Point size = control.getSize();
		Point wanted = control.computeSize(wraps ? size.x : SWT.DEFAULT, SWT.DEFAULT, false);
		if (wanted.x > size.x + TOLERANCE || wanted.y > size.y + TOLERANCE) {
			problems.add("Needs " + wanted.x + " x " + wanted.y + ", has " + size.x + " x " + size.y + ": " + name);
		}
	}

	/** Whether what is chosen in a list that opens can be read. */
	private static void chosen(Combo combo, String name, List<String> problems) {
		if ((combo.getStyle() & SWT.READ_ONLY) == 0 || combo.getText().isEmpty() || combo.getText().equals(combo.getToolTipText())) {
			return;
		}
		GC gc = new GC(combo);
		gc.setFont(combo.getFont());
		int wanted = gc.textExtent(combo.getText()).x;
		int longest = java.util.Arrays.stream(combo.getItems()).mapToInt(item -> gc.textExtent(item).x).max().orElse(0);
		gc.dispose();
		int room = combo.getSize().x - (combo.computeSize(SWT.DEFAULT, SWT.DEFAULT).x - longest);
		if (wanted > room + TOLERANCE) {
			problems.add("What is chosen needs " + wanted + ", has " + room + ": " + name);
		}
	}

	/** Whether all of a cell is seen that says that a figure must not be used. */
	private static void marks(Control control, String name, List<String> problems) {
		// What is painted by hand is longer for a screen reader, and keeps its marks itself.
		if ("painted".equals(control.getData("wiretune"))) {
			return;
		}
		if (control instanceof Table table) {
			for (int column = 0; column < table.getColumnCount(); column++) {
				for (TableItem item : table.getItems()) {
					mark(item.getText(column), item.getFont(column), item.getImage(column), table.getColumn(column).getWidth(), table, name, problems);
				}
			}
		} else if (control instanceof Tree tree) {
			for (int column = 0; column < tree.getColumnCount(); column++) {
				marks(tree.getItems(), column, tree, name, problems);
			}
		}
	}

	private static void marks(TreeItem[] items, int column, Tree tree, String name, List<String> problems) {
		for (TreeItem item : items) {
			// The first column holds what is not said of a figure, behind what opens the item.
			if (column > 0) {
				mark(item.getText(column), item.getFont(column), item.getImage(column), tree.getColumn(column).getWidth(), tree, name, problems);
			}
			if (item.getExpanded()) {
				marks(item.getItems(), column, tree, name, problems);
			}
		}
	}

	private static void mark(String text, Font font, Image image, int width, Control control, String name, List<String> problems) {
		String said = text.toLowerCase(Locale.ROOT);
		int last = MARKS.stream().filter(said::contains).mapToInt(mark -> said.indexOf(mark) + mark.length()).max().orElse(0);
		if (last == 0) {
			return;
		}
		GC gc = new GC(control);
		gc.setFont(font);
		int wanted = gc.textExtent(text.substring(0, last)).x + (image == null ? 0 : image.getBounds().width) + CELL_PADDING;
		gc.dispose();
		if (wanted > width) {
			problems.add("A column of " + width + " cuts the mark of a cell that needs " + wanted + ", '" + text + "': " + name);
		}
	}

	private static String textOf(Control control) {
		if (control instanceof Label label) {
			return label.getText();
		}
		if (control instanceof Link link) {
			return link.getText();
		}
		if (control instanceof Button button) {
			return button.getText();
		}
		if (control instanceof ToolBar bar && bar.getItemCount() > 0) {
			return "tool bar";
		}
		return control instanceof CLabel label ? label.getText() : "";
	}

	private static void tabs(CTabFolder folder, List<String> problems) {
		Rectangle area = folder.getClientArea();
		if (area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT) {
			problems.add("Pages have only " + area.width + " x " + area.height);
		}
	}

	private static String name(Control control) {
		Function<String, String> cut = text -> text.length() > 90 ? text.substring(0, 90) + "\u2026" : text;
		String text = control instanceof Text field ? field.getText() + field.getMessage() : control instanceof Combo combo ? combo.getText()
				: control instanceof Table table ? String.join(", ", java.util.Arrays.stream(table.getColumns()).map(column -> column.getText()).toList())
						: control instanceof ToolBar bar ? String.join(", ", java.util.Arrays.stream(bar.getItems()).map(ToolItem::getToolTipText).map(String::valueOf).toList())
								: textOf(control);
		return control.getClass().getSimpleName() + " '" + cut.apply(text.replace('\n', ' ')) + "'";
	}
}
