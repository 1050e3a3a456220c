/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Reference;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Invoke</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.InvokeImpl#getPartner <em>Partner</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.InvokeImpl#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.InvokeImpl#getTransactionalBehavior <em>Transactional Behavior</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.InvokeImpl#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.InvokeImpl#getPerformer <em>Performer</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.InvokeImpl#getReference <em>Reference</em>}</li>
 * </ul>
 *
 * @generated
 */
public class InvokeImpl extends ElementImpl implements Invoke
{
	/**
	 * The cached value of the '{@link #getPartner() <em>Partner</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPartner()
	 * @generated
	 * @ordered
	 */
	protected Setting partner;

	/**
	 * The cached value of the '{@link #getOperation() <em>Operation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected Setting operation;

	/**
	 * The cached value of the '{@link #getTransactionalBehavior() <em>Transactional Behavior</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTransactionalBehavior()
	 * @generated
	 * @ordered
	 */
	protected Setting transactionalBehavior;

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
	 * The default value of the '{@link #getPerformer() <em>Performer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPerformer()
	 * @generated
	 * @ordered
	 */
	protected static final String PERFORMER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPerformer() <em>Performer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPerformer()
	 * @generated
	 * @ordered
	 */
	protected String performer = PERFORMER_EDEFAULT;

	/**
	 * The cached value of the '{@link #getReference() <em>Reference</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected Reference reference;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected InvokeImpl()
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
		return AssemblyPackageImpl.Literals.INVOKE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getPartner()
	{
		return partner;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPartner(Setting newPartner, NotificationChain msgs)
	{
		Setting oldPartner = partner;
		partner = newPartner;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__PARTNER, oldPartner, newPartner);
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
	public void setPartner(Setting newPartner)
	{
		if (newPartner != partner)
		{
			NotificationChain msgs = null;
			if (partner != null)
				msgs = ((InternalEObject)partner).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.INVOKE__PARTNER, null, msgs);
			if (newPartner != null)
				msgs = ((InternalEObject)newPartner).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.INVOKE__PARTNER, null, msgs);
			msgs = basicSetPartner(newPartner, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__PARTNER, newPartner, newPartner));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getOperation()
	{
		return operation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetOperation(Setting newOperation, NotificationChain msgs)
	{
		Setting oldOperation = operation;
		operation = newOperation;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__OPERATION, oldOperation, newOperation);
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
	public void setOperation(Setting newOperation)
	{
		if (newOperation != operation)
		{
			NotificationChain msgs = null;
			if (operation != null)
				msgs = ((InternalEObject)operation).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.INVOKE__OPERATION, null, msgs);
			if (newOperation != null)
				msgs = ((InternalEObject)newOperation).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.INVOKE__OPERATION, null, msgs);
			msgs = basicSetOperation(newOperation, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__OPERATION, newOperation, newOperation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getTransactionalBehavior()
	{
		return transactionalBehavior;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTransactionalBehavior(Setting newTransactionalBehavior, NotificationChain msgs)
	{
		Setting oldTransactionalBehavior = transactionalBehavior;
		transactionalBehavior = newTransactionalBehavior;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR, oldTransactionalBehavior, newTransactionalBehavior);
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
	public void setTransactionalBehavior(Setting newTransactionalBehavior)
	{
		if (newTransactionalBehavior != transactionalBehavior)
		{
			NotificationChain msgs = null;
			if (transactionalBehavior != null)
				msgs = ((InternalEObject)transactionalBehavior).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR, null, msgs);
			if (newTransactionalBehavior != null)
				msgs = ((InternalEObject)newTransactionalBehavior).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR, null, msgs);
			msgs = basicSetTransactionalBehavior(newTransactionalBehavior, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR, newTransactionalBehavior, newTransactionalBehavior));
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
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.INVOKE__PROPERTIES);
		}
		return properties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPerformer()
	{
		return performer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPerformer(String newPerformer)
	{
		String oldPerformer = performer;
		performer = newPerformer;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__PERFORMER, oldPerformer, performer));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Reference getReference()
	{
		return reference;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReference(Reference newReference)
	{
		Reference oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.INVOKE__REFERENCE, oldReference, reference));
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
			case AssemblyPackageImpl.INVOKE__PARTNER:
				return basicSetPartner(null, msgs);
			case AssemblyPackageImpl.INVOKE__OPERATION:
				return basicSetOperation(null, msgs);
			case AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR:
				return basicSetTransactionalBehavior(null, msgs);
			case AssemblyPackageImpl.INVOKE__PROPERTIES:
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
			case AssemblyPackageImpl.INVOKE__PARTNER:
				return getPartner();
			case AssemblyPackageImpl.INVOKE__OPERATION:
				return getOperation();
			case AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR:
				return getTransactionalBehavior();
			case AssemblyPackageImpl.INVOKE__PROPERTIES:
				return getProperties();
			case AssemblyPackageImpl.INVOKE__PERFORMER:
				return getPerformer();
			case AssemblyPackageImpl.INVOKE__REFERENCE:
				return getReference();
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
			case AssemblyPackageImpl.INVOKE__PARTNER:
				setPartner((Setting)newValue);
				return;
			case AssemblyPackageImpl.INVOKE__OPERATION:
				setOperation((Setting)newValue);
				return;
			case AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR:
				setTransactionalBehavior((Setting)newValue);
				return;
			case AssemblyPackageImpl.INVOKE__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.INVOKE__PERFORMER:
				setPerformer((String)newValue);
				return;
			case AssemblyPackageImpl.INVOKE__REFERENCE:
				setReference((Reference)newValue);
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
			case AssemblyPackageImpl.INVOKE__PARTNER:
				setPartner((Setting)null);
				return;
			case AssemblyPackageImpl.INVOKE__OPERATION:
				setOperation((Setting)null);
				return;
			case AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR:
				setTransactionalBehavior((Setting)null);
				return;
			case AssemblyPackageImpl.INVOKE__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackageImpl.INVOKE__PERFORMER:
				setPerformer(PERFORMER_EDEFAULT);
				return;
			case AssemblyPackageImpl.INVOKE__REFERENCE:
				setReference((Reference)null);
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
			case AssemblyPackageImpl.INVOKE__PARTNER:
				return partner != null;
			case AssemblyPackageImpl.INVOKE__OPERATION:
				return operation != null;
			case AssemblyPackageImpl.INVOKE__TRANSACTIONAL_BEHAVIOR:
				return transactionalBehavior != null;
			case AssemblyPackageImpl.INVOKE__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackageImpl.INVOKE__PERFORMER:
				return PERFORMER_EDEFAULT == null ? performer != null : !PERFORMER_EDEFAULT.equals(performer);
			case AssemblyPackageImpl.INVOKE__REFERENCE:
				return reference != null;
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
		result.append(" (performer: ");
		result.append(performer);
		result.append(')');
		return result.toString();
	}

} //InvokeImpl
