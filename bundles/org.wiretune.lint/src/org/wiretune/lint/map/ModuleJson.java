/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.map;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.call.CompositeCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.flow.SendingStyle;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.lint.systems.Destination;
import org.wiretune.lint.systems.Destinations;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;
import org.wiretune.safety.secret.Secrets;

/**
 * Writes the wiring of a solution as JSON:
 *
 * <pre>
 * {
 *   "modules": [{
 *     "name": "SenderModule",
 *     "path": "SenderModule",             the folder, relative to what was read; the file of a composite that shares its folder
 *     "kind": "module",                   a literal of ModuleKind
 *     "components": [{
 *       "name": "SenderComponent",
 *       "implementation": "JavaImplementation",   null where none is stated
 *       "performer": "java",              a constant of Performer in lower case with hyphens, such as long-running-process
 *       "interactionStyle": "sync",       as with an import
 *       "qualifiers": ["JoinTransaction=true"]    of its interfaces, each once; without a value the type alone
 *     }],
 *     "imports": [{
 *       "name": "ReceiverSCAAsync",
 *       "binding": "SCA",                 a literal of BindingKind
 *       "interactionStyle": "async",      a literal of InteractionStyle: the first that an interface states, or unstated
 *       "target": "ReceiverModule/SCA_Export",    module and export, address or destination; null where none is stated
 *       "reason": "no-reply",             why it has this style, a constant of SendingStyle.Reason; of flows of messages alone
 *       "resolved": true                  whether the target is an export that was read
 *     }],
 *     "exports": [{
 *       "name": "SCA_Export",
 *       "binding": "none",
 *       "interactionStyle": "unstated",
 *       "target": "ReceiverComponent"     as written; null where none is stated
 *     }]
 *   }],
 *   "wires": [{
 *     "from": "SenderModule/SenderComponent",     path of the module and name of the component, import or export;
 *                                                 the path alone for a stand-alone reference
 *     "reference": "ReceiverSCAAsyncPartner",     null for the wire of an import or export
 *     "to": "SenderModule/ReceiverSCAAsync",      null where the target was not found
 *     "target": "ReceiverSCAAsync",               as written
 *     "resolved": true,
 *     "style": "async",                           in which the call runs: sync, async, or any where files do not tell; only
 *     "reason": "long-running-caller",            from components, with a constant of RunningStyle.Reason for IBM's modules, of
 *                                                 CompositeCall.Reason for composites; and from imports of flows of messages,
 *                                                 with a constant of SendingStyle.Reason
 *     "exchange": "two-way",                      whether an answer is waited for, a constant of Exchange; this and what follows
 *                                                 only inside of composites
 *     "reach": "local",                           whether the call stays in the process, a constant of CompositeCall.Reach
 *     "passing": "by-value"                       how data gets across, a constant of CompositeCall.Passing
 *   }],
 *   "systems": [{                       brokers and databases whose addresses applications state; not there where none does
 *     "name": "PostgreSQL shop",
 *     "kind": "database",                         or broker
 *     "address": "db:5432",                       hosts with ports, without user, password and options
 *     "usedBy": ["shop"],                         paths of modules that state it as their database; of a database alone
 *     "destinations": [{                          of a broker alone
 *       "name": "orders",
 *       "senders": ["shop/Work to orders"],       as in wires
 *       "consumers": ["billing/Work.take from orders"]
 *     }]
 *   }]
 * }
 * </pre>
 *
 * Of a composite, its services are exports and its references imports: one for each binding that they have. A service or
 * reference of a component with a binding of its own is among them, named by its component, for example {@code Cart/Total}.
 * Secrets in names and targets are hidden. Modules come in path order, the rest in the order of the model. Wires come module by module: those of the components,
 * of the stand-alone references, of the exports and of the imports that lead to exports of other modules; an import that sends messages
 * to a destination has one to each export that receives from there.
 */
public final class ModuleJson {

	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();

	private ModuleJson() {
	}

	/**
	 * Writes the wiring.
	 *
	 * @param reading what was read, linked
	 * @return the JSON text
	 */
	public static String write(Reading reading) {
		return GSON.toJson(tree(reading));
	}

	/**
	 * {@return the wiring as a JSON tree}
	 *
	 * @param reading what was read, linked
	 */
	public static JsonObject tree(Reading reading) {
		Solution solution = reading.solution();
		ServiceCalls calls = ServiceCalls.of(reading);
		CompositeCalls composites = CompositeCalls.of(reading);
		Destinations destinations = Destinations.of(reading);
		JsonArray modules = new JsonArray();
		JsonArray wires = new JsonArray();
		Map<EObject, String> names = new HashMap<>();
		for (Module module : solution.getModules()) {
			module.getComponents().forEach(component -> names.put(component, name(module, component)));
			module.getImports().forEach(imported -> names.put(imported, name(module, imported)));
			module.getExports().forEach(export -> names.put(export, name(module, export)));
		}
		for (Module module : solution.getModules()) {
			modules.add(module(module, destinations));
			for (Component component : module.getComponents()) {
				references(names.get(component), component.getReferences(), names, calls, composites, wires);
			}
			references(shown(module.getPath()), module.getReferences(), names, calls, composites, wires);
			for (Export export : module.getExports()) {
				if (export.getWire() != null) {
					wires.add(wire(names.get(export), null, export.getWire(), names));
				}
			}
			for (Import imported : module.getImports()) {
				if (Destinations.isSender(imported) && !destinations.consumers(imported).isEmpty()) {
					destinations.of(imported).forEach(destination -> destination.consumers().forEach(consumer -> wires.add(styled(consumed(names.get(imported), destination, names.get(consumer)), imported))));
				} else if (imported.getWire() != null && !Destinations.isSender(imported)) {
					wires.add(styled(wire(names.get(imported), null, imported.getWire(), names), imported));
				}
			}
		}
		JsonObject result = new JsonObject();
		result.add("modules", modules);
		result.add("wires", wires);
		JsonArray systems = SystemsJson.of(reading, names);
		if (!systems.isEmpty()) {
			result.add("systems", systems);
		}
		return result;
	}

	private static String name(Module module, Element element) {
		return shown(module.getPath()) + '/' + shown(element.getName());
	}

	private static JsonObject module(Module module, Destinations destinations) {
		JsonObject json = new JsonObject();
		json.addProperty("name", shown(module.getName()));
		json.addProperty("path", shown(module.getPath()));
		json.addProperty("kind", module.getKind().getLiteral());
		JsonArray components = new JsonArray();
		for (Component component : module.getComponents()) {
			JsonObject item = new JsonObject();
			item.addProperty("name", shown(component.getName()));
			item.addProperty("implementation", component.getImplementation() == null ? null : shown(component.getImplementation().getType()));
			item.addProperty("performer", word(Performer.of(component)));
			item.addProperty("interactionStyle", style(component.getInterfaces()).getLiteral());
			item.add("qualifiers", qualifiers(component.getInterfaces()));
			components.add(item);
		}
		json.add("components", components);
		JsonArray imports = new JsonArray();
		for (Import imported : module.getImports()) {
			JsonObject item = new JsonObject();
			item.addProperty("name", shown(imported.getName()));
			item.addProperty("binding", imported.getBinding().getKind().getLiteral());
			item.addProperty("interactionStyle", style(imported.getInterfaces()).getLiteral());
			item.addProperty("target", target(imported.getBinding()));
			SendingStyle.of(imported).ifPresent(each -> item.addProperty("reason", word(each.reason())));
			item.addProperty("resolved", Destinations.isSender(imported) ? !destinations.consumers(imported).isEmpty() : imported.getWire() != null && imported.getWire().getResolved() != null);
			imports.add(item);
		}
		json.add("imports", imports);
		JsonArray exports = new JsonArray();
		for (Export export : module.getExports()) {
			JsonObject item = new JsonObject();
			item.addProperty("name", shown(export.getName()));
			item.addProperty("binding", export.getBinding().getKind().getLiteral());
			item.addProperty("interactionStyle", style(export.getInterfaces()).getLiteral());
			item.addProperty("target", export.getWire() == null ? null : value(export.getWire().getTarget()));
			exports.add(item);
		}
		json.add("exports", exports);
		return json;
	}

	private static InteractionStyle style(List<ServiceInterface> interfaces) {
		for (ServiceInterface service : interfaces) {
			if (service.interactionStyle() != InteractionStyle.UNSTATED) {
				return service.interactionStyle();
			}
		}
		return InteractionStyle.UNSTATED;
	}

	private static JsonArray qualifiers(List<ServiceInterface> interfaces) {
		JsonArray qualifiers = new JsonArray();
		interfaces.stream().flatMap(face -> face.getQualifiers().stream())
				.map(qualifier -> qualifier.getType() + (value(qualifier.getValue()) == null ? "" : '=' + value(qualifier.getValue()))).distinct().forEach(qualifiers::add);
		return qualifiers;
	}

	private static String word(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	private static String target(Binding binding) {
		String module = value(binding.getTargetModule());
		String export = value(binding.getTargetExport());
		if (module != null || export != null) {
			return (module == null ? "" : module) + '/' + (export == null ? "" : export);
		}
		if (value(binding.getEndpoint()) != null) {
			return value(binding.getEndpoint());
		}
		return binding.getDestinations().isEmpty() ? null : value(binding.getDestinations().get(0));
	}

	private static void references(String from, List<Reference> references, Map<EObject, String> names, ServiceCalls calls, CompositeCalls composites, JsonArray wires) {
		for (Reference reference : references) {
			for (Wire wire : reference.getWires()) {
				JsonObject json = wire(from, shown(reference.getName()), wire, names);
				calls.to(wire.getResolved()).stream().filter(call -> call.reference() == reference).findFirst().ifPresent(call -> {
					json.addProperty("style", call.style().style().getLiteral());
					json.addProperty("reason", word(call.style().reason()));
				});
				composites.along(wire).ifPresent(call -> {
					json.addProperty("style", call.style().getLiteral());
					json.addProperty("reason", word(call.reason()));
					json.addProperty("exchange", word(call.exchange()));
					json.addProperty("reach", word(call.reach()));
					json.addProperty("passing", word(call.passing()));
				});
				wires.add(json);
			}
		}
	}

	private static JsonObject wire(String from, String reference, Wire wire, Map<EObject, String> names) {
		JsonObject json = new JsonObject();
		json.addProperty("from", from);
		json.addProperty("reference", reference);
		json.addProperty("to", wire.getResolved() == null ? null : names.get(wire.getResolved()));
		json.addProperty("target", value(wire.getTarget()));
		json.addProperty("resolved", wire.getResolved() != null);
		return json;
	}

	/** The wire to one who takes the messages that an import sends. */
	private static JsonObject consumed(String from, Destination destination, String consumer) {
		JsonObject json = new JsonObject();
		json.addProperty("from", from);
		json.add("reference", JsonNull.INSTANCE);
		json.addProperty("to", consumer);
		json.addProperty("target", shown(destination.name()));
		json.addProperty("resolved", true);
		return json;
	}

	/** The wire of an import of a flow with the style in which it sends. */
	private static JsonObject styled(JsonObject wire, Import sender) {
		SendingStyle.of(sender).ifPresent(each -> {
			wire.addProperty("style", each.style().getLiteral());
			wire.addProperty("reason", word(each.reason()));
		});
		return wire;
	}

	/** A name without secrets. */
	private static String shown(String name) {
		return Secrets.hidden(name);
	}

	private static String value(Setting setting) {
		return ShownValue.of(setting);
	}
}
