Feature: Cards that destroy, and what is used up with them
  What a card does once it is played, as its text has it.

  @ruling=custom-cards-07
  Rule: The Tox Uthat is used up with a Supernova

    @frame=many
    Example: it is discarded when Alice plays Supernova
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where        |
        | Tox Uthat | on the table |
        | Supernova | in hand      |
      When Alice plays "Supernova" on "Excavation"
      Then "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Alice's discard pile

  @ruling=custom-cards-08
  Rule: Supernova spares nothing that is there

    Example: a docked ship is lost with the outpost, its crew and its equipment
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where        |
        | Tox Uthat | on the table |
        | Supernova | in hand      |
      And Bob has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | U.S.S. Oberth      | docked at "Federation Outpost" |
        | Taurik             | aboard "U.S.S. Oberth"         |
        | Tricorder          | aboard "U.S.S. Oberth"         |
        | Calloway           | aboard "Federation Outpost"    |
      When Alice plays "Supernova" on "Excavation"
      Then "Federation Outpost", "U.S.S. Oberth", "Taurik", "Tricorder" and "Calloway" are now in Bob's discard pile
      And "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-09
  Rule: Kevin Uxbridge leaves treaties alone

    Scenario Outline: he is played on <what>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                       | where        |
        | Treaty: Federation/Klingon | on the table |
        | Red Alert!                 | on the table |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Bob plays "Kevin Uxbridge" on "<what>"
      Then that is <verdict>

      Examples: A treaty, and another event
        | what                       | verdict |
        | Treaty: Federation/Klingon | illegal |
        | Red Alert!                 | legal   |

  @ruling=custom-cards-10
  Rule: The Devil is played on a treaty

    Scenario Outline: The Devil is played on <what>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                       | where        |
        | Treaty: Federation/Klingon | on the table |
        | Red Alert!                 | on the table |
      And Bob has:
        | card      | where   |
        | The Devil | in hand |
      When Bob plays "The Devil" on "<what>"
      Then that is <verdict>

      Examples: A treaty, and another event
        | what                       | verdict |
        | Treaty: Federation/Klingon | legal   |
        | Red Alert!                 | illegal |

    Example: the treaty is destroyed
      Given Alice has:
        | card                       | where        |
        | Treaty: Federation/Klingon | on the table |
      And Bob has:
        | card      | where   |
        | The Devil | in hand |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Treaty: Federation/Klingon" is now in Alice's discard pile
      And "The Devil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-cards-33
  Rule: Anti-Time Anomaly does not stay on the table when it has killed

    @frame=many
    Example: it goes to the discard pile with those whom it kills
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where           |
        | Anti-Time Anomaly | in hand         |
        | Calloway          | on "Excavation" |
      When Alice plays "Anti-Time Anomaly"
      And play goes on until Alice's fourth turn
      Then "Anti-Time Anomaly" is still on Alice's side of the table
      When Alice ends the turn
      Then "Calloway" has been killed
      And "Anti-Time Anomaly" is now in Alice's discard pile
