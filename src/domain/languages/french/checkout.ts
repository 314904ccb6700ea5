/** What calls and rules of the checkout say (Specification 4, 5 and 8). */
export const checkoutFrench = {
  'Missing required payment information': 'Il manque des renseignements obligatoires pour le paiement',
  'Your cart is empty. Please add items before checkout.':
    'Votre panier est vide. Veuillez y ajouter des articles avant de payer.',
  'Failed to load product details. Please try again.':
    'Échec du chargement des détails des produits. Veuillez réessayer.',
  'Failed to fetch product': 'Échec du chargement du produit',
  'Payment system error: Missing required field. Please try again later.':
    'Erreur du système de paiement\u00a0: il manque un champ obligatoire. Veuillez réessayer plus tard.',
  'Please log in to continue with payment.': 'Veuillez vous connecter pour poursuivre le paiement.',
  'No checkout URL found': 'Aucune adresse de paiement trouvée',
  'Payment Session Expired': 'La session de paiement a expiré',
  'Payment Cancelled': 'Paiement annulé',
  'Your payment process was cancelled. No charges were made to your account.':
    'Votre paiement a été annulé. Aucun montant n’a été porté à votre compte.',
  'Payment not found or not completed': 'Paiement introuvable ou non conclu',
  'No payment information was found. If you have just paid, please check your programs.':
    'Aucun renseignement de paiement n’a été trouvé. Si vous venez de payer, veuillez vérifier vos programmes.',
  'Invalid payment token format. Please return to your cart and try again.':
    'Le jeton de paiement n’a pas le bon format. Veuillez retourner à votre panier et réessayer.',
  'Your payment was declined or failed. No charges were made. Please try another payment method.':
    'Votre paiement a été refusé ou a échoué. Aucun montant n’a été prélevé. Veuillez essayer un autre mode de paiement.',
  'Payment Status Unclear': 'État du paiement incertain',
  'We could not find out yet whether your payment went through. Please check your programs before you pay again.':
    'Nous n’avons pas encore pu savoir si votre paiement a réussi. Veuillez vérifier vos programmes avant de payer de nouveau.',
  'Payment request timed out. Please check your profile to see if the payment was processed.':
    'La demande de paiement a pris trop de temps. Veuillez vérifier votre profil pour voir si le paiement a été traité.',
  'Payment was already captured.': 'Le paiement a déjà été encaissé.',
  'Invalid payment request. Please try again.': 'Demande de paiement non valide. Veuillez réessayer.',
  'Failed to capture payment.': 'Échec de l’encaissement du paiement.',
  'Your payment is being confirmed. We will email you as soon as it is complete.':
    'Votre paiement est en cours de confirmation. Nous vous écrirons dès qu’il sera conclu.',
  'Your payment went through.': 'Votre paiement a réussi.',
  'Invalid PayPal token format': 'Le jeton PayPal n’a pas le bon format',
  'The payment could not be checked right now.': 'Le paiement ne peut pas être vérifié pour le moment.',
  'Your payment was declined. Please try another payment method.':
    'Votre paiement a été refusé. Veuillez essayer un autre mode de paiement.',
  'A price has changed. Please check your order before you pay.':
    'Un prix a changé. Veuillez vérifier votre commande avant de payer.',
  'A payment for a program in this order is still being confirmed. We will email you as soon as it is complete.':
    'Un paiement pour un programme de cette commande est encore en cours de confirmation. Nous vous écrirons dès qu’il sera conclu.',
  'A product in this order is no longer available.': 'Un produit de cette commande n’est plus offert.',
  'This payment method is not available right now.': 'Ce mode de paiement n’est pas offert pour le moment.',
  'This payment provider is not supported.': 'Ce fournisseur de paiement n’est pas pris en charge.',
  'This payment provider is not supported': 'Ce fournisseur de paiement n’est pas pris en charge',
  'This payment method is not supported': 'Ce mode de paiement n’est pas pris en charge',
  'The payment provider cannot be reached right now. Please try again in a few minutes.':
    'Le fournisseur de paiement ne répond pas pour le moment. Veuillez réessayer dans quelques minutes.',
  'The shop takes no orders right now. Please try again later.':
    'La boutique n’accepte pas de commande pour le moment. Veuillez réessayer plus tard.',
  'This order can no longer be changed.': 'Cette commande ne peut plus être modifiée.',
  'There is an open invoice for a program in this order. Please pay it, or cancel it first.':
    'Une facture est en attente pour un programme de cette commande. Veuillez la payer ou d’abord l’annuler.',
  'This invoice was cancelled and credited. Please place a new order for it.':
    'Cette facture a été annulée et créditée. Veuillez passer une nouvelle commande.',
  'There is no open invoice for this order.': 'Cette commande n’a pas de facture en attente.',
  'This discount code is currently inactive.': 'Ce code de rabais est actuellement inactif.',
  'This discount code has expired.': 'Ce code de rabais a expiré.',
  'Your order total is below the minimum required for this discount.':
    'Le total de votre commande est inférieur au minimum requis pour ce rabais.',
  'This discount code has reached its usage limit.': 'Ce code de rabais a atteint sa limite d’utilisation.',
  'This discount code is invalid or does not exist.': 'Ce code de rabais n’est pas valide ou n’existe pas.',
  'Discount code and amount are required': 'Le code de rabais et le montant sont obligatoires',
  'Unable to validate discount code. Please try again later.':
    'Impossible de valider le code de rabais. Veuillez réessayer plus tard.',
  'Invalid or expired discount code': 'Code de rabais non valide ou expiré',
  'Failed to validate discount code.': 'Échec de la validation du code de rabais.',
  'Please enter a discount code': 'Veuillez entrer un code de rabais',
  'Discount code applied.': 'Code de rabais appliqué.',
  'Your programs.': 'Vos programmes.',
  'Country is required': 'Le pays est obligatoire',
  'Full name is required': 'Le nom complet est obligatoire',
  'Address is required': 'L’adresse est obligatoire',
  'City is required': 'La ville est obligatoire',
  'State/Province is required': 'La province ou l’État est obligatoire',
  'Postal code is required': 'Le code postal est obligatoire',
  'Please choose a country from the list': 'Veuillez choisir un pays dans la liste',
  'Please choose a state or province of this country': 'Veuillez choisir une province ou un État de ce pays',
  'Only {currency} is accepted': 'Seule la devise {currency} est acceptée',
  'A currency has three capital letters': 'Une devise compte trois lettres majuscules',
  'An order can have at most 50 products': 'Une commande peut avoir au plus 50 produits',
  'This is not an amount of money': 'Ceci n’est pas un montant',
  'A product needs its id': 'Un produit doit avoir son identifiant',
  'Each program is bought once': 'Chaque programme s’achète une seule fois',
} as const
