Feature: Artifacts, and those who nullify
  Kevin Uxbridge and Amanda Rogers nullify an artifact that is played as what they nullify, and no other.

  Background:
    Given these made-up cards:
      | card        | type      | kind   | attempted by | requires    | points | skills      |
      | Buried City | mission   | planet | any          | Archaeology | 30     |             |
      | Old Digger  | personnel |        |              |             |        | Archaeology |

  Rule: Betazoid Gift Box takes effect at once, which makes neither an event nor an interrupt of it

    Background:
      Given Alice has:
        | card        | where                           |
        | Buried City | in the Alpha Quadrant spaceline |
        | Old Digger  | on "Buried City"                |

    Scenario Outline: she has her gifts before <who> can do anything
      Given Alice has:
        | card              | where               |
        | Betazoid Gift Box | under "Buried City" |
        | Data              | in draw deck        |
        | Worf              | in draw deck        |
        | Tasha Yar         | in draw deck        |
      And Bob has:
        | card  | where   |
        | <who> | in hand |
      When Alice attempts "Buried City"
      And Bob responds with "<who>"
      Then that is illegal
      And "Betazoid Gift Box" has not been nullified
      And "Data", "Worf" and "Tasha Yar" are still in Alice's hand
      And "Betazoid Gift Box" is still in Alice's discard pile

      @ruling=faq96-33-betazoid-gift-box-01
      Examples: Kevin Uxbridge nullifies events
        | who            |
        | Kevin Uxbridge |

      @ruling=faq96-33-betazoid-gift-box-02
      Examples: Amanda Rogers nullifies interrupts
        | who           |
        | Amanda Rogers |

    @ruling=faq96-33-betazoid-gift-box-01
    Example: Kevin Uxbridge answers an artifact that is played as an event
      Given Alice has:
        | card           | where            |
        | Runabout       | at "Buried City" |
        | Kurlan Naiskos | in hand          |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays "Kurlan Naiskos" on "Runabout"
      And Bob responds with "Kevin Uxbridge"
      Then "Kurlan Naiskos" has been nullified

    @ruling=faq96-33-betazoid-gift-box-02
    Example: Amanda Rogers answers an interrupt
      Given Alice has:
        | card                      | where            |
        | Runabout                  | at "Buried City" |
        | Loss of Orbital Stability | in hand          |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Loss of Orbital Stability" on "Runabout"
      And Bob responds with "Amanda Rogers"
      Then "Loss of Orbital Stability" has been nullified

  @ruling=faq96-33-betazoid-gift-box-03
  Rule: Kevin Uxbridge nullifies an artifact that is played as an event

    Background:
      Given Bob has:
        | card        | where                           |
        | Buried City | in the Alpha Quadrant spaceline |
        | Decius      | at "Buried City"                |

    Example: he nullifies Kurlan Naiskos on a ship
      Given Bob has:
        | card           | where       |
        | Kurlan Naiskos | on "Decius" |
      And Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays "Kevin Uxbridge" on "Kurlan Naiskos"
      Then "Kurlan Naiskos" has been nullified
      And "Kurlan Naiskos" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

    Example: he nullifies Kurlan Naiskos as it is played
      Given it is Bob's turn
      And Bob has:
        | card           | where   |
        | Kurlan Naiskos | in hand |
      And Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Bob plays "Kurlan Naiskos" on "Decius"
      And Alice responds with "Kevin Uxbridge"
      Then "Kurlan Naiskos" has been nullified
      And "Kurlan Naiskos" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-33-betazoid-gift-box-04
  Rule: Amanda Rogers nullifies an artifact that is played as an interrupt

    Example: the Tox Uthat does not prevent the Supernova
      Given Alice has:
        | card             | where                           |
        | Buried City      | in the Alpha Quadrant spaceline |
        | Supernova        | in hand                         |
        | Amanda Rogers    | in hand                         |
        | Tox Uthat [hers] | on the table                    |
      And Bob has:
        | card            | where            |
        | Tox Uthat [his] | in hand          |
        | Decius          | at "Buried City" |
      When Alice plays "Supernova" on "Buried City"
      And Bob responds with "Tox Uthat" [his]
      And Alice responds with "Amanda Rogers"
      Then "Tox Uthat" [his] has been nullified
      And "Decius" has been destroyed
      And "Supernova" is now on "Buried City"
      And "Amanda Rogers" and "Tox Uthat" [hers] are now in Alice's discard pile
      And "Tox Uthat" [his] and "Decius" are now in Bob's discard pile
      And nothing else has changed
