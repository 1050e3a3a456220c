/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.solution.Solution;

/**
 * The outline of a module file: its components, imports, exports, references and bindings. What its own text holds is
 * taken from the text, so it is right while the user types; a module whose parts are files of their own shows those that
 * were read. A file that is broken shows what stands before the break.
 */
public final class ModuleOutline {

	/** How deep services and bindings lie inside components; bounds what a strange file can do. */
	private static final int DEEPEST = 64;

	private static final Map<String, ElementRole> ROLES = Map.of(
			"module", ElementRole.MODULE, "composite", ElementRole.MODULE, "library", ElementRole.MODULE,
			"component", ElementRole.COMPONENT, "import", ElementRole.IMPORT, "export", ElementRole.EXPORT,
			"reference", ElementRole.REFERENCE, "service", ElementRole.EXPORT, "esbBinding", ElementRole.BINDING);

	private ModuleOutline() {
	}

	/**
	 * Computes the outline of a text.
	 *
	 * @param path the file, relative to what was read
	 * @param text its text, saved or not, without a byte order mark
	 * @param solution what was read, for the parts in other files; null before the first analysis
	 * @return the outermost items
	 */
	public static List<OutlineItem> of(String path, String text, Solution solution) {
		XmlDocument document = XmlDocument.parse(SourceText.of(path, text), root -> true, problem -> {
			// The markers tell it.
		});
		if (document == null || document.root() == null) {
			return List.of();
		}
		List<OutlineItem> items = new ArrayList<>();
		collect(document.root(), items, 0);
		if (items.size() == 1 && items.get(0).role() == ElementRole.MODULE && items.get(0).children().isEmpty() && solution != null) {
			OutlineItem root = items.get(0);
			return List.of(new OutlineItem(root.role(), root.name(), root.detail(), root.origin(), root.end(), parts(ModuleForm.module(solution, path))));
		}
		return items;
	}

	/**
	 * Finds the innermost item at a place.
	 *
	 * @param items the outermost items
	 * @param path the file of the place
	 * @param offset the place
	 * @return the item
	 */
	public static Optional<OutlineItem> at(List<OutlineItem> items, String path, int offset) {
		for (OutlineItem item : items) {
			if (item.origin().path().equals(path) && item.origin().offset() - 1 <= offset && offset <= item.end() || holdsNameAt(item, path, offset)) {
				Optional<OutlineItem> inner = at(item.children(), path, offset);
				return inner.isPresent() ? inner : Optional.of(item);
			}
			Optional<OutlineItem> inner = at(item.children(), path, offset);
			if (inner.isPresent()) {
				return inner;
			}
		}
		return Optional.empty();
	}

	private static boolean holdsNameAt(OutlineItem item, String path, int offset) {
		return item.origin().path().equals(path) && item.origin().offset() <= offset && offset <= item.origin().end();
	}

	private static void collect(XmlElement element, List<OutlineItem> items, int depth) {
		ElementRole role = role(element);
		List<OutlineItem> target = items;
		List<OutlineItem> children = new ArrayList<>();
		if (role != null) {
			target = children;
		}
		if (depth < DEEPEST) {
			for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
				collect(child, target, depth + 1);
			}
		}
		if (role != null) {
			items.add(item(element, role, children));
		}
	}

	private static OutlineItem item(XmlElement element, ElementRole role, List<OutlineItem> children) {
		XmlAttribute name = element.attribute("name");
		SourceText source = element.document().source();
		Origin origin = name != null ? source.origin(name.valueStart(), name.valueEnd() - name.valueStart())
				: source.origin(element.start() + 1, element.nameEnd() - element.start() - 1);
		String shown = name != null ? name.value() : role == ElementRole.BINDING ? bindingName(element) : "";
		String detail = role == ElementRole.BINDING && name != null ? bindingName(element) : detail(element, role);
		return new OutlineItem(role, shown, detail, origin, Math.max(element.end(), origin.end()), children);
	}

	private static String bindingName(XmlElement element) {
		String type = element.typeName();
		return type != null ? type : element.localName();
	}

	private static String detail(XmlElement element, ElementRole role) {
		XmlElement binding = element.child("esbBinding");
		XmlElement implementation = element.child("implementation");
		String type = binding != null ? binding.typeName() : role == ElementRole.COMPONENT && implementation != null ? implementation.typeName() : null;
		return type == null ? "" : type;
	}

	private static ElementRole role(XmlElement element) {
		if (element.localName().startsWith("binding.")) {
			return ElementRole.BINDING;
		}
		ElementRole role = ROLES.get(element.localName());
		// What a composite calls is an import by another name.
		boolean outermost = element.parent() != null && element.parent().localName().equals("composite");
		return role == ElementRole.REFERENCE && outermost ? ElementRole.IMPORT : role;
	}

	private static List<OutlineItem> parts(Module module) {
		List<OutlineItem> parts = new ArrayList<>();
		if (module != null) {
			module.getExports().forEach(export -> add(parts, ElementRole.EXPORT, export, export.getBinding() == null ? null : export.getBinding().getName()));
			module.getComponents().forEach(component -> add(parts, ElementRole.COMPONENT, component, component.getImplementation() == null ? null : component.getImplementation().getType()));
			module.getReferences().forEach(reference -> add(parts, ElementRole.REFERENCE, reference, null));
			module.getImports().forEach(from -> add(parts, ElementRole.IMPORT, from, from.getBinding() == null ? null : from.getBinding().getName()));
		}
		return parts;
	}

	private static void add(List<OutlineItem> parts, ElementRole role, Element element, String detail) {
		if (element.getOrigin() != null) {
			parts.add(new OutlineItem(role, element.getName() == null ? "" : element.getName(), detail == null ? "" : detail, element.getOrigin(),
					element.getOrigin().end(), List.of()));
		}
	}
}
