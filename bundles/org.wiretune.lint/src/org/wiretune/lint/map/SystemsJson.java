/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.map;

import java.util.List;
import java.util.Locale;
import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.systems.Destination;
import org.wiretune.lint.systems.Destinations;
import org.wiretune.lint.systems.SharedSystem;
import org.wiretune.lint.systems.Systems;
import org.wiretune.model.assembly.Module;
import org.wiretune.safety.secret.Secrets;

/** Writes brokers and databases as JSON, in the form that {@link ModuleJson} explains. */
final class SystemsJson {

	private SystemsJson() {
	}

	/** {@return the systems} @param reading what was read @param names what imports and exports are called */
	static JsonArray of(Reading reading, Map<EObject, String> names) {
		Systems systems = Systems.of(reading);
		JsonArray array = new JsonArray();
		for (SharedSystem system : systems.all()) {
			JsonObject json = new JsonObject();
			json.addProperty("name", Secrets.hidden(system.name()));
			json.addProperty("kind", system.kind().name().toLowerCase(Locale.ROOT));
			json.addProperty("address", Secrets.hidden(system.address()));
			if (system.kind() == SharedSystem.Kind.DATABASE) {
				JsonArray users = new JsonArray();
				reading.solution().getModules().stream().filter(module -> systems.databases(module).stream().anyMatch(each -> each.system().equals(system))).map(Module::getPath).map(Secrets::hidden).forEach(users::add);
				json.add("usedBy", users);
			} else {
				JsonArray destinations = new JsonArray();
				Destinations.of(reading).all().stream().filter(each -> system.equals(each.broker())).forEach(each -> destinations.add(destination(each, names)));
				json.add("destinations", destinations);
			}
			array.add(json);
		}
		return array;
	}

	private static JsonObject destination(Destination destination, Map<EObject, String> names) {
		JsonObject json = new JsonObject();
		json.addProperty("name", Secrets.hidden(destination.name()));
		json.add("senders", array(destination.senders(), names));
		json.add("consumers", array(destination.consumers(), names));
		return json;
	}

	private static JsonArray array(List<? extends EObject> elements, Map<EObject, String> names) {
		JsonArray array = new JsonArray();
		elements.forEach(each -> array.add(names.get(each)));
		return array;
	}
}
