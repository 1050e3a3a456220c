/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.settings.impl;

import java.util.Optional;
import java.util.OptionalLong;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;

import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.ValueType;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Setting</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getValue <em>Value</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getState <em>State</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getUnit <em>Unit</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getResolved <em>Resolved</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getValueType <em>Value Type</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getLabel <em>Label</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getOrigin <em>Origin</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getInsertion <em>Insertion</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getForm <em>Form</em>}</li>
 *   <li>{@link org.wiretune.model.settings.impl.SettingImpl#getDefaultSource <em>Default Source</em>}</li>
 * </ul>
 *
 * @generated
 */
public class SettingImpl extends EObjectImpl implements Setting
{
	/**
	 * The default value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected static final String NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected String name = NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected static final String VALUE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected String value = VALUE_EDEFAULT;

	/**
	 * The default value of the '{@link #getState() <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected static final SettingState STATE_EDEFAULT = SettingState.SET;

	/**
	 * The cached value of the '{@link #getState() <em>State</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected SettingState state = STATE_EDEFAULT;

	/**
	 * The default value of the '{@link #getUnit() <em>Unit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUnit()
	 * @generated
	 * @ordered
	 */
	protected static final String UNIT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getUnit() <em>Unit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUnit()
	 * @generated
	 * @ordered
	 */
	protected String unit = UNIT_EDEFAULT;

	/**
	 * The default value of the '{@link #getResolved() <em>Resolved</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResolved()
	 * @generated
	 * @ordered
	 */
	protected static final String RESOLVED_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getResolved() <em>Resolved</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResolved()
	 * @generated
	 * @ordered
	 */
	protected String resolved = RESOLVED_EDEFAULT;

	/**
	 * The default value of the '{@link #getValueType() <em>Value Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValueType()
	 * @generated
	 * @ordered
	 */
	protected static final ValueType VALUE_TYPE_EDEFAULT = ValueType.TEXT;

	/**
	 * The cached value of the '{@link #getValueType() <em>Value Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValueType()
	 * @generated
	 * @ordered
	 */
	protected ValueType valueType = VALUE_TYPE_EDEFAULT;

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
	 * The default value of the '{@link #getOrigin() <em>Origin</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrigin()
	 * @generated
	 * @ordered
	 */
	protected static final Origin ORIGIN_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOrigin() <em>Origin</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrigin()
	 * @generated
	 * @ordered
	 */
	protected Origin origin = ORIGIN_EDEFAULT;

	/**
	 * The default value of the '{@link #getInsertion() <em>Insertion</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInsertion()
	 * @generated
	 * @ordered
	 */
	protected static final Insertion INSERTION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getInsertion() <em>Insertion</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInsertion()
	 * @generated
	 * @ordered
	 */
	protected Insertion insertion = INSERTION_EDEFAULT;

	/**
	 * The default value of the '{@link #getForm() <em>Form</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getForm()
	 * @generated
	 * @ordered
	 */
	protected static final ValueForm FORM_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getForm() <em>Form</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getForm()
	 * @generated
	 * @ordered
	 */
	protected ValueForm form = FORM_EDEFAULT;

	/**
	 * The default value of the '{@link #getDefaultSource() <em>Default Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDefaultSource()
	 * @generated
	 * @ordered
	 */
	protected static final String DEFAULT_SOURCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDefaultSource() <em>Default Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDefaultSource()
	 * @generated
	 * @ordered
	 */
	protected String defaultSource = DEFAULT_SOURCE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected SettingImpl()
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
		return SettingsPackageImpl.Literals.SETTING;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName()
	{
		return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setName(String newName)
	{
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getValue()
	{
		return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setValue(String newValue)
	{
		String oldValue = value;
		value = newValue;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__VALUE, oldValue, value));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public SettingState getState()
	{
		return state;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setState(SettingState newState)
	{
		SettingState oldState = state;
		state = newState == null ? STATE_EDEFAULT : newState;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__STATE, oldState, state));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getUnit()
	{
		return unit;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setUnit(String newUnit)
	{
		String oldUnit = unit;
		unit = newUnit;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__UNIT, oldUnit, unit));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getResolved()
	{
		return resolved;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setResolved(String newResolved)
	{
		String oldResolved = resolved;
		resolved = newResolved;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__RESOLVED, oldResolved, resolved));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ValueType getValueType()
	{
		return valueType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setValueType(ValueType newValueType)
	{
		ValueType oldValueType = valueType;
		valueType = newValueType == null ? VALUE_TYPE_EDEFAULT : newValueType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__VALUE_TYPE, oldValueType, valueType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLabel()
	{
		return label;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLabel(String newLabel)
	{
		String oldLabel = label;
		label = newLabel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__LABEL, oldLabel, label));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Origin getOrigin()
	{
		return origin;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOrigin(Origin newOrigin)
	{
		Origin oldOrigin = origin;
		origin = newOrigin;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__ORIGIN, oldOrigin, origin));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Insertion getInsertion()
	{
		return insertion;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setInsertion(Insertion newInsertion)
	{
		Insertion oldInsertion = insertion;
		insertion = newInsertion;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__INSERTION, oldInsertion, insertion));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ValueForm getForm()
	{
		return form;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setForm(ValueForm newForm)
	{
		ValueForm oldForm = form;
		form = newForm;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__FORM, oldForm, form));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDefaultSource()
	{
		return defaultSource;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDefaultSource(String newDefaultSource)
	{
		String oldDefaultSource = defaultSource;
		defaultSource = newDefaultSource;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, SettingsPackageImpl.SETTING__DEFAULT_SOURCE, oldDefaultSource, defaultSource));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSet()
	{
		return getState() == SettingState.SET;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Long asNumber()
	{
		return org.wiretune.model.SettingValues.asNumber(effective());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean asTruth()
	{
		return org.wiretune.model.SettingValues.asTruth(effective());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String effective()
	{
		return getResolved() == null ? getValue() : getResolved();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Long asBytes()
	{
		return org.wiretune.model.SettingValues.asBytes(effective(), getUnit());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Long asMilliseconds()
	{
		return org.wiretune.model.SettingValues.asMilliseconds(effective(), getUnit());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String key()
	{
		return getName();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Optional<String> stated()
	{
		return isSet() ? java.util.Optional.ofNullable(getValue()) : java.util.Optional.empty();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Optional<String> value()
	{
		return java.util.Optional.ofNullable(effective());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public OptionalLong number()
	{
		return org.wiretune.model.SettingValues.optional(asNumber());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public OptionalLong bytes()
	{
		return org.wiretune.model.SettingValues.optional(asBytes());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public OptionalLong milliseconds()
	{
		return org.wiretune.model.SettingValues.optional(asMilliseconds());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean truth()
	{
		return asTruth();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ValueForm form()
	{
		return org.wiretune.model.SettingValues.form(this);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Optional<Origin> origin()
	{
		return java.util.Optional.ofNullable(getOrigin());
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
			case SettingsPackageImpl.SETTING__NAME:
				return getName();
			case SettingsPackageImpl.SETTING__VALUE:
				return getValue();
			case SettingsPackageImpl.SETTING__STATE:
				return getState();
			case SettingsPackageImpl.SETTING__UNIT:
				return getUnit();
			case SettingsPackageImpl.SETTING__RESOLVED:
				return getResolved();
			case SettingsPackageImpl.SETTING__VALUE_TYPE:
				return getValueType();
			case SettingsPackageImpl.SETTING__LABEL:
				return getLabel();
			case SettingsPackageImpl.SETTING__ORIGIN:
				return getOrigin();
			case SettingsPackageImpl.SETTING__INSERTION:
				return getInsertion();
			case SettingsPackageImpl.SETTING__FORM:
				return getForm();
			case SettingsPackageImpl.SETTING__DEFAULT_SOURCE:
				return getDefaultSource();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case SettingsPackageImpl.SETTING__NAME:
				setName((String)newValue);
				return;
			case SettingsPackageImpl.SETTING__VALUE:
				setValue((String)newValue);
				return;
			case SettingsPackageImpl.SETTING__STATE:
				setState((SettingState)newValue);
				return;
			case SettingsPackageImpl.SETTING__UNIT:
				setUnit((String)newValue);
				return;
			case SettingsPackageImpl.SETTING__RESOLVED:
				setResolved((String)newValue);
				return;
			case SettingsPackageImpl.SETTING__VALUE_TYPE:
				setValueType((ValueType)newValue);
				return;
			case SettingsPackageImpl.SETTING__LABEL:
				setLabel((String)newValue);
				return;
			case SettingsPackageImpl.SETTING__ORIGIN:
				setOrigin((Origin)newValue);
				return;
			case SettingsPackageImpl.SETTING__INSERTION:
				setInsertion((Insertion)newValue);
				return;
			case SettingsPackageImpl.SETTING__FORM:
				setForm((ValueForm)newValue);
				return;
			case SettingsPackageImpl.SETTING__DEFAULT_SOURCE:
				setDefaultSource((String)newValue);
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
			case SettingsPackageImpl.SETTING__NAME:
				setName(NAME_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__VALUE:
				setValue(VALUE_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__STATE:
				setState(STATE_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__UNIT:
				setUnit(UNIT_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__RESOLVED:
				setResolved(RESOLVED_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__VALUE_TYPE:
				setValueType(VALUE_TYPE_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__LABEL:
				setLabel(LABEL_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__ORIGIN:
				setOrigin(ORIGIN_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__INSERTION:
				setInsertion(INSERTION_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__FORM:
				setForm(FORM_EDEFAULT);
				return;
			case SettingsPackageImpl.SETTING__DEFAULT_SOURCE:
				setDefaultSource(DEFAULT_SOURCE_EDEFAULT);
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
			case SettingsPackageImpl.SETTING__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case SettingsPackageImpl.SETTING__VALUE:
				return VALUE_EDEFAULT == null ? value != null : !VALUE_EDEFAULT.equals(value);
			case SettingsPackageImpl.SETTING__STATE:
				return state != STATE_EDEFAULT;
			case SettingsPackageImpl.SETTING__UNIT:
				return UNIT_EDEFAULT == null ? unit != null : !UNIT_EDEFAULT.equals(unit);
			case SettingsPackageImpl.SETTING__RESOLVED:
				return RESOLVED_EDEFAULT == null ? resolved != null : !RESOLVED_EDEFAULT.equals(resolved);
			case SettingsPackageImpl.SETTING__VALUE_TYPE:
				return valueType != VALUE_TYPE_EDEFAULT;
			case SettingsPackageImpl.SETTING__LABEL:
				return LABEL_EDEFAULT == null ? label != null : !LABEL_EDEFAULT.equals(label);
			case SettingsPackageImpl.SETTING__ORIGIN:
				return ORIGIN_EDEFAULT == null ? origin != null : !ORIGIN_EDEFAULT.equals(origin);
			case SettingsPackageImpl.SETTING__INSERTION:
				return INSERTION_EDEFAULT == null ? insertion != null : !INSERTION_EDEFAULT.equals(insertion);
			case SettingsPackageImpl.SETTING__FORM:
				return FORM_EDEFAULT == null ? form != null : !FORM_EDEFAULT.equals(form);
			case SettingsPackageImpl.SETTING__DEFAULT_SOURCE:
				return DEFAULT_SOURCE_EDEFAULT == null ? defaultSource != null : !DEFAULT_SOURCE_EDEFAULT.equals(defaultSource);
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
		result.append(" (name: ");
		result.append(name);
		result.append(", value: ");
		result.append(value);
		result.append(", state: ");
		result.append(state);
		result.append(", unit: ");
		result.append(unit);
		result.append(", resolved: ");
		result.append(resolved);
		result.append(", valueType: ");
		result.append(valueType);
		result.append(", label: ");
		result.append(label);
		result.append(", origin: ");
		result.append(origin);
		result.append(", insertion: ");
		result.append(insertion);
		result.append(", form: ");
		result.append(form);
		result.append(", defaultSource: ");
		result.append(defaultSource);
		result.append(')');
		return result.toString();
	}

} //SettingImpl
