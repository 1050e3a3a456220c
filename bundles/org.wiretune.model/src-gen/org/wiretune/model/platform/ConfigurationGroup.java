/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.core.Group;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Configuration Group</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Settings that stand together in a file: those of one pool, one connector, one subsystem.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ConfigurationGroup#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConfigurationGroup#getLabel <em>Label</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConfigurationGroup#getSettings <em>Settings</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConfigurationGroup#getGroups <em>Groups</em>}</li>
 * </ul>
 *
 * @model superTypes="org.wiretune.model.settings.Element org.wiretune.model.platform.GroupView"
 * @generated
 */
public interface ConfigurationGroup extends Element, Group
{
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the group is, as a stable word, for example wildfly.ejb3.strict-max-pool.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(String)
	 * @model
	 * @generated
	 */
	String getKind();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationGroup#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	void setKind(String value);

	/**
	 * Returns the value of the '<em><b>Label</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the group is, in the words of the product, for example Strict maximum pool.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Label</em>' attribute.
	 * @see #setLabel(String)
	 * @model
	 * @generated
	 */
	String getLabel();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationGroup#getLabel <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Label</em>' attribute.
	 * @see #getLabel()
	 * @generated
	 */
	void setLabel(String value);

	/**
	 * Returns the value of the '<em><b>Settings</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Settings in the order of the table that describes the file.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Settings</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getSettings();

	/**
	 * Returns the value of the '<em><b>Groups</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ConfigurationGroup}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Groups inside this one, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Groups</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ConfigurationGroup> getGroups();

} // ConfigurationGroup
