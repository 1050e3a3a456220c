/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Component</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.ComponentImpl#getDisplayName <em>Display Name</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ComponentImpl#getInterfaces <em>Interfaces</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ComponentImpl#getReferences <em>References</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ComponentImpl#getImplementation <em>Implementation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ComponentImpl#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ComponentImpl#getProperties <em>Properties</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ComponentImpl extends ElementImpl implements Component
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
	 * The cached value of the '{@link #getReferences() <em>References</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReferences()
	 * @generated
	 * @ordered
	 */
	protected EList<Reference> references;

	/**
	 * The cached value of the '{@link #getImplementation() <em>Implementation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getImplementation()
	 * @generated
	 * @ordered
	 */
	protected Implementation implementation;

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
	 * The cached value of the '{@link #getProperties() <em>Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> properties;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ComponentImpl()
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
		return AssemblyPackageImpl.Literals.COMPONENT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDisplayName()
	{
		return displayName;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDisplayName(String newDisplayName)
	{
		String oldDisplayName = displayName;
		displayName = newDisplayName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.COMPONENT__DISPLAY_NAME, oldDisplayName, displayName));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ServiceInterface> getInterfaces()
	{
		if (interfaces == null)
		{
			interfaces = new EObjectContainmentEList<ServiceInterface>(ServiceInterface.class, this, AssemblyPackageImpl.COMPONENT__INTERFACES);
		}
		return interfaces;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Reference> getReferences()
	{
		if (references == null)
		{
			references = new EObjectContainmentEList<Reference>(Reference.class, this, AssemblyPackageImpl.COMPONENT__REFERENCES);
		}
		return references;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Implementation getImplementation()
	{
		return implementation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetImplementation(Implementation newImplementation, NotificationChain msgs)
	{
		Implementation oldImplementation = implementation;
		implementation = newImplementation;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.COMPONENT__IMPLEMENTATION, oldImplementation, newImplementation);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setImplementation(Implementation newImplementation)
	{
		if (newImplementation != implementation)
		{
			NotificationChain msgs = null;
			if (implementation != null)
				msgs = ((InternalEObject)implementation).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.COMPONENT__IMPLEMENTATION, null, msgs);
			if (newImplementation != null)
				msgs = ((InternalEObject)newImplementation).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.COMPONENT__IMPLEMENTATION, null, msgs);
			msgs = basicSetImplementation(newImplementation, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.COMPONENT__IMPLEMENTATION, newImplementation, newImplementation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackageImpl.COMPONENT__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.COMPONENT__PROPERTIES);
		}
		return properties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends org.wiretune.core.Reference> references()
	{
		return java.util.Collections.unmodifiableList(getReferences());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends org.wiretune.core.Setting> settings()
	{
		return java.util.Collections.unmodifiableList(getProperties());
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
			case AssemblyPackageImpl.COMPONENT__INTERFACES:
				return ((InternalEList<?>)getInterfaces()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.COMPONENT__REFERENCES:
				return ((InternalEList<?>)getReferences()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.COMPONENT__IMPLEMENTATION:
				return basicSetImplementation(null, msgs);
			case AssemblyPackageImpl.COMPONENT__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.COMPONENT__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
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
			case AssemblyPackageImpl.COMPONENT__DISPLAY_NAME:
				return getDisplayName();
			case AssemblyPackageImpl.COMPONENT__INTERFACES:
				return getInterfaces();
			case AssemblyPackageImpl.COMPONENT__REFERENCES:
				return getReferences();
			case AssemblyPackageImpl.COMPONENT__IMPLEMENTATION:
				return getImplementation();
			case AssemblyPackageImpl.COMPONENT__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackageImpl.COMPONENT__PROPERTIES:
				return getProperties();
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
			case AssemblyPackageImpl.COMPONENT__DISPLAY_NAME:
				setDisplayName((String)newValue);
				return;
			case AssemblyPackageImpl.COMPONENT__INTERFACES:
				getInterfaces().clear();
				getInterfaces().addAll((Collection<? extends ServiceInterface>)newValue);
				return;
			case AssemblyPackageImpl.COMPONENT__REFERENCES:
				getReferences().clear();
				getReferences().addAll((Collection<? extends Reference>)newValue);
				return;
			case AssemblyPackageImpl.COMPONENT__IMPLEMENTATION:
				setImplementation((Implementation)newValue);
				return;
			case AssemblyPackageImpl.COMPONENT__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackageImpl.COMPONENT__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
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
			case AssemblyPackageImpl.COMPONENT__DISPLAY_NAME:
				setDisplayName(DISPLAY_NAME_EDEFAULT);
				return;
			case AssemblyPackageImpl.COMPONENT__INTERFACES:
				getInterfaces().clear();
				return;
			case AssemblyPackageImpl.COMPONENT__REFERENCES:
				getReferences().clear();
				return;
			case AssemblyPackageImpl.COMPONENT__IMPLEMENTATION:
				setImplementation((Implementation)null);
				return;
			case AssemblyPackageImpl.COMPONENT__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackageImpl.COMPONENT__PROPERTIES:
				getProperties().clear();
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
			case AssemblyPackageImpl.COMPONENT__DISPLAY_NAME:
				return DISPLAY_NAME_EDEFAULT == null ? displayName != null : !DISPLAY_NAME_EDEFAULT.equals(displayName);
			case AssemblyPackageImpl.COMPONENT__INTERFACES:
				return interfaces != null && !interfaces.isEmpty();
			case AssemblyPackageImpl.COMPONENT__REFERENCES:
				return references != null && !references.isEmpty();
			case AssemblyPackageImpl.COMPONENT__IMPLEMENTATION:
				return implementation != null;
			case AssemblyPackageImpl.COMPONENT__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackageImpl.COMPONENT__PROPERTIES:
				return properties != null && !properties.isEmpty();
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

} //ComponentImpl
