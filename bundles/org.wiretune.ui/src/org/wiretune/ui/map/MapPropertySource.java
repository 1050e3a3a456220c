/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.ui.views.properties.ComboBoxPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.eclipse.ui.views.properties.TextPropertyDescriptor;
import org.wiretune.map.govern.ElementProperties;
import org.wiretune.map.govern.ElementProperty;
import org.wiretune.map.govern.GoverningSetting;

/** The properties of the selected element in the words of the Properties view. UI thread only. */
final class MapPropertySource implements IPropertySource {

	private final MapSelection selection;
	private final Map<String, ElementProperty> properties = new LinkedHashMap<>();

	MapPropertySource(MapSelection selection) {
		this.selection = selection;
		ElementProperties.of(selection.scene(), selection.element(), selection.governance()).forEach(property -> properties.put(property.id(), property));
	}

	@Override
	public IPropertyDescriptor[] getPropertyDescriptors() {
		List<IPropertyDescriptor> descriptors = new ArrayList<>();
		for (ElementProperty property : properties.values()) {
			PropertyDescriptor descriptor = switch (property.edit()) {
			case NONE -> new PropertyDescriptor(property.id(), property.label());
			case CHOICE -> new ComboBoxPropertyDescriptor(property.id(), property.label(), property.choices().toArray(String[]::new));
			case NUMBER -> {
				TextPropertyDescriptor number = new TextPropertyDescriptor(property.id(), property.label());
				number.setValidator(value -> property.setting().problem(String.valueOf(value)));
				yield number;
			}
			};
			descriptor.setCategory(property.category());
			descriptor.setDescription(property.description());
			descriptor.setAlwaysIncompatible(true);
			descriptor.setLabelProvider(LabelProvider.createTextProvider(value -> property.shown()));
			descriptors.add(descriptor);
		}
		return descriptors.toArray(IPropertyDescriptor[]::new);
	}

	/** {@return the property of that category and name, or null} */
	ElementProperty property(String category, String label) {
		return properties.values().stream().filter(property -> property.category().equals(category) && property.label().equals(label)).findFirst().orElse(null);
	}

	@Override
	public Object getPropertyValue(Object id) {
		ElementProperty property = properties.get(id);
		return property.edit() == GoverningSetting.Edit.CHOICE ? (Object) property.choices().indexOf(property.value()) : property.value();
	}

	@Override
	public void setPropertyValue(Object id, Object value) {
		ElementProperty property = properties.get(id);
		String text = value instanceof Integer index ? index < 0 ? null : property.choices().get(index) : String.valueOf(value).strip();
		if (text != null && property.setting() != null && !text.equals(property.value()) && property.setting().problem(text) == null) {
			SettingEdit.run(selection.name(), property.setting(), text, false);
		}
	}

	@Override
	public Object getEditableValue() {
		return null;
	}

	@Override
	public boolean isPropertySet(Object id) {
		return false;
	}

	@Override
	public void resetPropertyValue(Object id) {
		// A value is taken back by Undo.
	}
}
