/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.settings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.settings.SettingNode.Kind;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/** The lines of modules: what their components, references, imports, exports and processes state. */
final class ModuleSettings {

	private static final Texts TEXTS = Texts.of(ModuleSettings.class);

	private ModuleSettings() {
	}

	/** {@return a line for each module that states anything} @param modules the modules */
	static List<SettingNode> of(List<Module> modules) {
		return modules.stream().map(ModuleSettings::module).filter(node -> !node.children().isEmpty()).toList();
	}

	private static SettingNode module(Module module) {
		String id = "module " + module.getPath();
		List<SettingNode> children = new ArrayList<>();
		Stream.concat(Stream.ofNullable(module.getBusinessObjects()), module.getDependencies().stream()).forEach(setting -> children.add(setting(setting, id, path(setting, module.getPath()))));
		Map<String, Integer> same = new HashMap<>();
		module.getExports().forEach(export -> children.add(element(export, TEXTS.get("export", binding(export.getBinding())), id, same)));
		module.getComponents().forEach(component -> children.add(element(component, TEXTS.get("component"), id, same)));
		module.getReferences().forEach(reference -> children.add(element(reference, TEXTS.get("reference"), id, same)));
		module.getImports().forEach(from -> children.add(element(from, TEXTS.get("import", binding(from.getBinding())), id, same)));
		module.getProcesses().forEach(process -> children.add(element(process, TEXTS.get("process"), id, same)));
		children.removeIf(node -> node.setting() == null && node.children().isEmpty());
		return new SettingNode(id, Kind.MODULE, name(module.getName(), module.getPath()), module.getKind().getLiteral(), null, module.getOrigin(), null, children);
	}

	private static String binding(Binding binding) {
		return (binding == null || binding.getKind() == BindingKind.NONE ? BindingKind.SCA : binding.getKind()).getLiteral();
	}

	/** An element with its settings, and below it its references or invocations with theirs. */
	private static SettingNode element(Element element, String detail, String above, Map<String, Integer> same) {
		String name = name(element.getName(), "");
		String id = above + '/' + element.eClass().getName() + ' ' + name;
		int number = same.merge(id, 1, Integer::sum);
		String own = number == 1 ? id : id + '#' + number;
		String file = element.getOrigin() == null ? "" : element.getOrigin().path();
		List<SettingNode> children = new ArrayList<>();
		collect(element, own, file, children);
		Map<String, Integer> inside = new HashMap<>();
		if (element instanceof Component component) {
			for (Reference reference : component.getReferences()) {
				children.add(element(reference, TEXTS.get("reference"), own, inside));
			}
		} else if (element instanceof BusinessProcess process) {
			for (Invoke invoke : process.getInvokes()) {
				children.add(element(invoke, TEXTS.get("invoke"), own, inside));
			}
		}
		children.removeIf(node -> node.setting() == null && node.children().isEmpty());
		return new SettingNode(own, Kind.GROUP, name, detail, null, element.getOrigin(), file, children);
	}

	/** The settings of an object and its parts, but not those of parts that have lines of their own; the wire of an import repeats its binding. */
	private static void collect(EObject object, String above, String file, List<SettingNode> target) {
		for (EObject part : object.eContents()) {
			if (part instanceof Setting setting) {
				if (setting.getValue() != null || setting.getInsertion() != null) {
					target.add(setting(setting, above + '#' + target.size(), path(setting, file)));
				}
			} else if (!(object instanceof Import && part instanceof Wire) && !(part instanceof Reference || part instanceof Invoke || part instanceof Activity || part instanceof Import || part instanceof Export)) {
				collect(part, above, file, target);
			}
		}
	}

	private static SettingNode setting(Setting setting, String above, String path) {
		String label = setting.eContainer() instanceof Qualifier qualifier && qualifier.getType() != null ? qualifier.getType() : name(setting.getLabel(), setting.getName());
		return new SettingNode(above + "/@" + label, Kind.SETTING, label, "", setting, setting.getOrigin(), path, List.of());
	}

	private static String path(Setting setting, String otherwise) {
		return setting.getOrigin() == null ? otherwise : setting.getOrigin().path();
	}

	private static String name(String wanted, String otherwise) {
		return Secrets.hidden(wanted == null || wanted.isBlank() ? otherwise == null ? "" : otherwise : wanted);
	}
}
