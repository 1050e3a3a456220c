/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;
import java.util.Optional;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Import</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A service outside the module that its components call.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Import#getDisplayName <em>Display Name</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Import#getInterfaces <em>Interfaces</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Import#getBinding <em>Binding</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Import#getWire <em>Wire</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Import#getQualifiers <em>Qualifiers</em>}</li>
 * </ul>
 *
 * @model kind="class" superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.ImportView"
 * @generated
 */
public class Import extends Element implements org.wiretune.core.Import
{
	/**
	 * The default value of the '{@link #getDisplayName() <em>Display Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDisplayName()
	 * @generated
	 * @ordered
	 */
	protected static final String DISPLAY_NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDisplayName() <em>Display Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDisplayName()
	 * @generated
	 * @ordered
	 */
	protected String displayName = DISPLAY_NAME_EDEFAULT;

	/**
	 * The cached value of the '{@link #getInterfaces() <em>Interfaces</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInterfaces()
	 * @generated
	 * @ordered
	 */
	protected EList<ServiceInterface> interfaces;

	/**
	 * The cached value of the '{@link #getBinding() <em>Binding</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBinding()
	 * @generated
	 * @ordered
	 */
	protected Binding binding;

	/**
	 * The cached value of the '{@link #getWire() <em>Wire</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWire()
	 * @generated
	 * @ordered
	 */
	protected Wire wire;

	/**
	 * The cached value of the '{@link #getQualifiers() <em>Qualifiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQualifiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Qualifier> qualifiers;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Import()
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
		return AssemblyPackage.Literals.IMPORT;
	}

	/**
	 * Returns the value of the '<em><b>Display Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name shown to people.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Display Name</em>' attribute.
	 * @see #setDisplayName(String)
	 * @model
	 * @generated
	 */
	public String getDisplayName()
	{
		return displayName;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Import#getDisplayName <em>Display Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newDisplayName the new value of the '<em>Display Name</em>' attribute.
	 * @see #getDisplayName()
	 * @generated
	 */
	public void setDisplayName(String newDisplayName)
	{
		String oldDisplayName = displayName;
		displayName = newDisplayName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPORT__DISPLAY_NAME, oldDisplayName, displayName));
	}

	/**
	 * Returns the value of the '<em><b>Interfaces</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.ServiceInterface}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Interfaces in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Interfaces</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<ServiceInterface> getInterfaces()
	{
		if (interfaces == null)
		{
			interfaces = new EObjectContainmentEList<ServiceInterface>(ServiceInterface.class, this, AssemblyPackage.IMPORT__INTERFACES);
		}
		return interfaces;
	}

	/**
	 * Returns the value of the '<em><b>Binding</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the call leaves the module.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Binding</em>' containment reference.
	 * @see #setBinding(Binding)
	 * @model containment="true"
	 * @generated
	 */
	public Binding getBinding()
	{
		return binding;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetBinding(Binding newBinding, NotificationChain msgs)
	{
		Binding oldBinding = binding;
		binding = newBinding;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPORT__BINDING, oldBinding, newBinding);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Import#getBinding <em>Binding</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newBinding the new value of the '<em>Binding</em>' containment reference.
	 * @see #getBinding()
	 * @generated
	 */
	public void setBinding(Binding newBinding)
	{
		if (newBinding != binding)
		{
			NotificationChain msgs = null;
			if (binding != null)
				msgs = binding.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.IMPORT__BINDING, null, msgs);
			if (newBinding != null)
				msgs = newBinding.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.IMPORT__BINDING, null, msgs);
			msgs = basicSetBinding(newBinding, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPORT__BINDING, newBinding, newBinding));
	}

	/**
	 * Returns the value of the '<em><b>Wire</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The export it calls, as far as what was read shows it: by module and export name for an SCA binding, by address for HTTP and Web Service bindings, by destination for JMS and MQ bindings; null where none is stated or found.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Wire</em>' containment reference.
	 * @see #setWire(Wire)
	 * @model containment="true"
	 * @generated
	 */
	public Wire getWire()
	{
		return wire;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetWire(Wire newWire, NotificationChain msgs)
	{
		Wire oldWire = wire;
		wire = newWire;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPORT__WIRE, oldWire, newWire);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Import#getWire <em>Wire</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newWire the new value of the '<em>Wire</em>' containment reference.
	 * @see #getWire()
	 * @generated
	 */
	public void setWire(Wire newWire)
	{
		if (newWire != wire)
		{
			NotificationChain msgs = null;
			if (wire != null)
				msgs = wire.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.IMPORT__WIRE, null, msgs);
			if (newWire != null)
				msgs = newWire.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.IMPORT__WIRE, null, msgs);
			msgs = basicSetWire(newWire, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPORT__WIRE, newWire, newWire));
	}

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers, intents and policy sets of the import itself.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackage.IMPORT__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.BindingOfContract"
	 * @generated
	 */
	public org.wiretune.core.Binding binding()
	{
		return getBinding();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.OptionalElement"
	 * @generated
	 */
	public Optional<? extends org.wiretune.core.Element> target()
	{
		return org.wiretune.model.assembly.AssemblyValues.target(getWire());
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
			case AssemblyPackage.IMPORT__INTERFACES:
				return ((InternalEList<?>)getInterfaces()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.IMPORT__BINDING:
				return basicSetBinding(null, msgs);
			case AssemblyPackage.IMPORT__WIRE:
				return basicSetWire(null, msgs);
			case AssemblyPackage.IMPORT__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
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
			case AssemblyPackage.IMPORT__DISPLAY_NAME:
				return getDisplayName();
			case AssemblyPackage.IMPORT__INTERFACES:
				return getInterfaces();
			case AssemblyPackage.IMPORT__BINDING:
				return getBinding();
			case AssemblyPackage.IMPORT__WIRE:
				return getWire();
			case AssemblyPackage.IMPORT__QUALIFIERS:
				return getQualifiers();
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
			case AssemblyPackage.IMPORT__DISPLAY_NAME:
				setDisplayName((String)newValue);
				return;
			case AssemblyPackage.IMPORT__INTERFACES:
				getInterfaces().clear();
				getInterfaces().addAll((Collection<? extends ServiceInterface>)newValue);
				return;
			case AssemblyPackage.IMPORT__BINDING:
				setBinding((Binding)newValue);
				return;
			case AssemblyPackage.IMPORT__WIRE:
				setWire((Wire)newValue);
				return;
			case AssemblyPackage.IMPORT__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
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
			case AssemblyPackage.IMPORT__DISPLAY_NAME:
				setDisplayName(DISPLAY_NAME_EDEFAULT);
				return;
			case AssemblyPackage.IMPORT__INTERFACES:
				getInterfaces().clear();
				return;
			case AssemblyPackage.IMPORT__BINDING:
				setBinding((Binding)null);
				return;
			case AssemblyPackage.IMPORT__WIRE:
				setWire((Wire)null);
				return;
			case AssemblyPackage.IMPORT__QUALIFIERS:
				getQualifiers().clear();
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
			case AssemblyPackage.IMPORT__DISPLAY_NAME:
				return DISPLAY_NAME_EDEFAULT == null ? displayName != null : !DISPLAY_NAME_EDEFAULT.equals(displayName);
			case AssemblyPackage.IMPORT__INTERFACES:
				return interfaces != null && !interfaces.isEmpty();
			case AssemblyPackage.IMPORT__BINDING:
				return binding != null;
			case AssemblyPackage.IMPORT__WIRE:
				return wire != null;
			case AssemblyPackage.IMPORT__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
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
		result.append(" (displayName: ");
		result.append(displayName);
		result.append(')');
		return result.toString();
	}

} // Import
