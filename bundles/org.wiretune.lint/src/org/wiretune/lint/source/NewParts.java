/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.ValueForm;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;

/** Makes the parts of the model that the readers of files fill, with what each of them has to say. */
public final class NewParts {

	private NewParts() {
	}

	/**
	 * {@return a file without groups, named by the last segment of its path}
	 *
	 * @param path the path below the folder that is read
	 * @param kind the id of its format
	 * @param product whose file it is
	 * @param origin where it stands
	 */
	public static ConfigurationFile file(String path, String kind, Product product, Origin origin) {
		ConfigurationFile file = PlatformFactory.INSTANCE.createConfigurationFile();
		file.setName(path.substring(path.lastIndexOf('/') + 1));
		file.setPath(path);
		file.setKind(kind);
		file.setProduct(product);
		file.setOrigin(origin);
		return file;
	}

	/**
	 * {@return a group without settings}
	 *
	 * @param kind its kind, by which rules ask for it
	 * @param label what it is, in the words of its product
	 * @param name its own name; null where it has none
	 * @param origin where it stands
	 */
	public static ConfigurationGroup group(String kind, String label, String name, Origin origin) {
		ConfigurationGroup group = PlatformFactory.INSTANCE.createConfigurationGroup();
		group.setKind(kind);
		group.setLabel(label);
		group.setName(name);
		group.setOrigin(origin);
		return group;
	}

	/**
	 * {@return a setting that the file states}
	 *
	 * @param name its name
	 * @param value its value
	 * @param origin where the value stands
	 * @param form how another value is written there
	 */
	public static Setting stated(String name, String value, Origin origin, ValueForm form) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(name);
		setting.setValue(value);
		setting.setState(SettingState.SET);
		setting.setOrigin(origin);
		setting.setForm(form);
		return setting;
	}

	/**
	 * {@return a setting that the file states and over which nothing may be written}
	 *
	 * @param name its name
	 * @param value its value
	 * @param origin where the value stands
	 */
	public static Setting stated(String name, String value, Origin origin) {
		return stated(name, value, origin, ValueForm.NONE);
	}

	/** {@return a setting that the file does not state} @param name its name */
	public static Setting absent(String name) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(name);
		setting.setState(SettingState.ABSENT);
		return setting;
	}
}
