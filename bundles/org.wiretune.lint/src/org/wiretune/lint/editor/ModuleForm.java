/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.wiretune.core.Origin;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.host.HostServer;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;
import org.wiretune.safety.text.Texts;

/**
 * What the settings page of a module file shows. A snapshot; free to pass between threads as long as nobody changes the
 * model it was made of.
 *
 * @param path the file
 * @param title name and kind of what the file holds
 * @param description sentences on where the settings come from, such as which server hosts the module
 * @param elements exports, components, stand-alone references and imports
 */
public record ModuleForm(String path, String title, String description, List<FormElement> elements) {

	private static final Texts TEXTS = Texts.of(ModuleForm.class, "editor");

	/** Copies the list. */
	public ModuleForm {
		elements = List.copyOf(elements);
	}

	/**
	 * Makes the form of a file.
	 *
	 * @param result what was read and found
	 * @param path the file, relative to what was read
	 * @return the form; without elements, and with a description that says so, where the file holds no module
	 */
	public static ModuleForm of(LintResult result, String path) {
		Module module = module(result.solution(), path);
		if (module == null) {
			return new ModuleForm(path, path.substring(path.lastIndexOf('/') + 1), TEXTS.get("form.noModule"), List.of());
		}
		return new FormBuilder(result, module, path).build();
	}

	/**
	 * {@return the module that a file states or belongs to, or null}
	 *
	 * @param solution what was read
	 * @param path the file, relative to what was read
	 */
	public static Module module(Solution solution, String path) {
		Optional<Module> stated = solution.getModules().stream().filter(module -> module.getOrigin() != null && module.getOrigin().path().equals(path)).findFirst();
		return stated.orElseGet(() -> solution.getModules().stream()
				.filter(module -> module.getPath() != null && HostServer.isIn(path, module.getPath()))
				.max(Comparator.comparingInt(module -> module.getPath().length())).orElse(null));
	}

	/**
	 * Finds an element again.
	 *
	 * @param id its id, or null
	 * @return the element
	 */
	public Optional<FormElement> element(String id) {
		return elements.stream().filter(element -> element.id().equals(id)).findFirst();
	}

	/**
	 * Finds the element that a place belongs to: one of whose values stands there, else the last that starts before.
	 *
	 * @param file the file of the place
	 * @param offset the place
	 * @return the element, empty where the file holds none
	 */
	public Optional<FormElement> elementAt(String file, int offset) {
		Optional<FormElement> holder = elements.stream().filter(element -> element.rows().stream().anyMatch(row -> holds(row.place(), file, offset))).findFirst();
		if (holder.isPresent() && holder.get().origin() != null && holder.get().origin().path().equals(file)) {
			return holder;
		}
		List<FormElement> here = elements.stream().filter(element -> isIn(element.origin(), file)).toList();
		Optional<FormElement> before = here.stream().filter(element -> element.origin().offset() <= offset)
				.max(Comparator.comparingInt(element -> element.origin().offset()));
		return before.or(() -> here.stream().min(Comparator.comparingInt(element -> element.origin().offset()))).or(() -> holder);
	}

	/**
	 * Finds the row whose value stands at a place.
	 *
	 * @param file the file of the place
	 * @param offset the place
	 * @return the row
	 */
	public Optional<FormRow> rowAt(String file, int offset) {
		List<FormRow> rows = new ArrayList<>();
		elements.forEach(element -> rows.addAll(element.rows()));
		return rows.stream().filter(row -> holds(row.place(), file, offset)).findFirst();
	}

	private static boolean holds(FormRow.Place place, String file, int offset) {
		return place != null && place.stated() && place.path().equals(file) && place.offset() <= offset && offset <= place.offset() + place.length();
	}

	private static boolean isIn(Origin origin, String file) {
		return origin != null && origin.path().equals(file);
	}
}
