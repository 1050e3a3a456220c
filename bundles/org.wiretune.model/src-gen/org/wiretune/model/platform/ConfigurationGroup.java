/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

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
 * @model kind="class" superTypes="org.wiretune.model.settings.Element org.wiretune.model.platform.GroupView"
 * @generated
 */
public class ConfigurationGroup extends Element implements Group
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final String KIND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected String kind = KIND_EDEFAULT;

	/**
	 * The default value of the '{@link #getLabel() <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLabel()
	 * @generated
	 * @ordered
	 */
	protected static final String LABEL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getLabel() <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLabel()
	 * @generated
	 * @ordered
	 */
	protected String label = LABEL_EDEFAULT;

	/**
	 * The cached value of the '{@link #getSettings() <em>Settings</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSettings()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> settings;

	/**
	 * The cached value of the '{@link #getGroups() <em>Groups</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGroups()
	 * @generated
	 * @ordered
	 */
	protected EList<ConfigurationGroup> groups;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ConfigurationGroup()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.CONFIGURATION_GROUP;
	}

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
	public String getKind()
	{
		return kind;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationGroup#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newKind the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	public void setKind(String newKind)
	{
		String oldKind = kind;
		kind = newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.CONFIGURATION_GROUP__KIND, oldKind, kind));
	}

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
	public String getLabel()
	{
		return label;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationGroup#getLabel <em>Label</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newLabel the new value of the '<em>Label</em>' attribute.
	 * @see #getLabel()
	 * @generated
	 */
	public void setLabel(String newLabel)
	{
		String oldLabel = label;
		label = newLabel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.CONFIGURATION_GROUP__LABEL, oldLabel, label));
	}

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
	public EList<Setting> getSettings()
	{
		if (settings == null)
		{
			settings = new EObjectContainmentEList<Setting>(Setting.class, this, PlatformPackage.CONFIGURATION_GROUP__SETTINGS);
		}
		return settings;
	}

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
	public EList<ConfigurationGroup> getGroups()
	{
		if (groups == null)
		{
			groups = new EObjectContainmentEList<ConfigurationGroup>(ConfigurationGroup.class, this, PlatformPackage.CONFIGURATION_GROUP__GROUPS);
		}
		return groups;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model
	 * @generated
	 */
	public String kind()
	{
		return getKind();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.Settings"
	 * @generated
	 */
	public List<? extends org.wiretune.core.Setting> settings()
	{
		return java.util.Collections.unmodifiableList(getSettings());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalSetting"
	 * @generated
	 */
	public Optional<? extends org.wiretune.core.Setting> setting(final String key)
	{
		return org.wiretune.model.settings.SettingValues.named(getSettings(), key);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.platform.Groups"
	 * @generated
	 */
	public List<? extends Group> groups()
	{
		return java.util.Collections.unmodifiableList(getGroups());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case PlatformPackage.CONFIGURATION_GROUP__SETTINGS:
				return ((InternalEList<?>)getSettings()).basicRemove(otherEnd, msgs);
			case PlatformPackage.CONFIGURATION_GROUP__GROUPS:
				return ((InternalEList<?>)getGroups()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.CONFIGURATION_GROUP__KIND:
				return getKind();
			case PlatformPackage.CONFIGURATION_GROUP__LABEL:
				return getLabel();
			case PlatformPackage.CONFIGURATION_GROUP__SETTINGS:
				return getSettings();
			case PlatformPackage.CONFIGURATION_GROUP__GROUPS:
				return getGroups();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.CONFIGURATION_GROUP__KIND:
				setKind((String)newValue);
				return;
			case PlatformPackage.CONFIGURATION_GROUP__LABEL:
				setLabel((String)newValue);
				return;
			case PlatformPackage.CONFIGURATION_GROUP__SETTINGS:
				getSettings().clear();
				getSettings().addAll((Collection<? extends Setting>)newValue);
				return;
			case PlatformPackage.CONFIGURATION_GROUP__GROUPS:
				getGroups().clear();
				getGroups().addAll((Collection<? extends ConfigurationGroup>)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.CONFIGURATION_GROUP__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case PlatformPackage.CONFIGURATION_GROUP__LABEL:
				setLabel(LABEL_EDEFAULT);
				return;
			case PlatformPackage.CONFIGURATION_GROUP__SETTINGS:
				getSettings().clear();
				return;
			case PlatformPackage.CONFIGURATION_GROUP__GROUPS:
				getGroups().clear();
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.CONFIGURATION_GROUP__KIND:
				return KIND_EDEFAULT == null ? kind != null : !KIND_EDEFAULT.equals(kind);
			case PlatformPackage.CONFIGURATION_GROUP__LABEL:
				return LABEL_EDEFAULT == null ? label != null : !LABEL_EDEFAULT.equals(label);
			case PlatformPackage.CONFIGURATION_GROUP__SETTINGS:
				return settings != null && !settings.isEmpty();
			case PlatformPackage.CONFIGURATION_GROUP__GROUPS:
				return groups != null && !groups.isEmpty();
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (kind: ");
		result.append(kind);
		result.append(", label: ");
		result.append(label);
		result.append(')');
		return result.toString();
	}

} // ConfigurationGroup
