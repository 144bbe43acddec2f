Feature: Cards that name cards of which there are none yet
  In 1996 several names on cards are promises.

  @ruling=faq96-11-missing-cards-01
  Rule: A card that names one still to come is used all the same

    Example: there is no Guinan to investigate the time continuum, and Data does
      Given the spaceline:
        | mission                    |
        | Investigate Time Continuum |
      And Alice has:
        | card | where                           |
        | Data | on "Investigate Time Continuum" |
      When Alice attempts "Investigate Time Continuum"
      Then "Investigate Time Continuum" is now completed
      And Alice now has 35 points
      And nothing else has changed
