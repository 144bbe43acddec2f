Feature: Out of piles, as printed
  What comes from the draw deck or the discard pile, and who says which.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-360
  Rule: All Threes shows two sets of three cards, one of which is kept and one discarded

    Example: Bob is shown all six, and lets Alice have the first set
      Given Alice has:
        | card                | where   |
        | All Threes [first]  | in hand |
        | All Threes [second] | in hand |
      And Alice's draw deck holds in order:
        | card            |
        | Worf            |
        | Deanna Troi     |
        | Geordi La Forge |
        | Tricorder       |
        | Medical Kit     |
        | Runabout        |
      When Alice plays "All Threes" [first]
      Then Bob has been shown Alice's draw deck
      And Alice has been shown Alice's draw deck
      When Bob chooses the word "first"
      Then "Worf", "Deanna Troi" and "Geordi La Forge" are now in Alice's hand
      And "Tricorder", "Medical Kit" and "Runabout" are now in Alice's discard pile
      And "All Threes" [first] is now in Alice's discard pile
      And nothing else has changed

    @frame=many
    Scenario Outline: <data> is in play, <whose>, and <who> says which set is kept
      Given Alice has:
        | card                | where   |
        | All Threes [first]  | in hand |
        | All Threes [second] | in hand |
      And Alice's draw deck holds in order:
        | card            |
        | Worf            |
        | Deanna Troi     |
        | Geordi La Forge |
        | Tricorder       |
        | Medical Kit     |
        | Runabout        |
      And <whose> has:
        | card   | where           |
        | <data> | on "Excavation" |
      When Alice plays "All Threes" [first]
      And <who> chooses the word "second"
      Then "Tricorder", "Medical Kit" and "Runabout" are now in Alice's hand
      And "Worf", "Deanna Troi" and "Geordi La Forge" are now in Alice's discard pile

      Examples: Data of hers, his Data, and somebody else
        | data            | whose | who   |
        | Data            | Alice | Alice |
        | Data            | Bob   | Bob   |
        | Sherlock Holmes | Alice | Alice |
        | Calloway        | Alice | Bob   |

    Example: the second one of a turn is not played
      Given Alice has:
        | card                | where   |
        | All Threes [first]  | in hand |
        | All Threes [second] | in hand |
      And Alice's draw deck holds in order:
        | card            |
        | Worf            |
        | Deanna Troi     |
        | Geordi La Forge |
        | Tricorder       |
        | Medical Kit     |
        | Runabout        |
      And Alice's draw deck holds ten cards
      When Alice plays "All Threes" [first]
      And Bob chooses the word "first"
      And Alice plays "All Threes" [second]
      Then that is illegal

    Example: the second one is played a turn later
      Given Alice has:
        | card                | where   |
        | All Threes [first]  | in hand |
        | All Threes [second] | in hand |
      And Alice's draw deck holds in order:
        | card            |
        | Worf            |
        | Deanna Troi     |
        | Geordi La Forge |
        | Tricorder       |
        | Medical Kit     |
        | Runabout        |
      And Alice's draw deck holds ten cards
      When Alice plays "All Threes" [first]
      And Bob chooses the word "first"
      And Alice ends the turn
      And Alice plays "All Threes" [second]
      Then that is legal

  @ruling=custom-cards-368
  Rule: Diplomatic Contact needs both a diplomat and a traitor in one person, and no Borg

    Scenario Outline: it is played on <whose> <affiliation> envoy with <skills>, and that is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations  | skills   |
        | Envoy | personnel | <affiliation> | <skills> |
      And Alice has:
        | card               | where   |
        | Diplomatic Contact | in hand |
      And <whose> has:
        | card  | where           |
        | Envoy | on "Excavation" |
      When Alice plays "Diplomatic Contact" on "Envoy"
      Then that is <verdict>

      Examples: Both skills, one of them, a Borg, and the other player's
        | whose | affiliation | skills               | verdict |
        | Alice | Cardassian  | Diplomacy, Treachery | legal   |
        | Alice | Cardassian  | Diplomacy            | illegal |
        | Alice | Cardassian  | Treachery            | illegal |
        | Alice | Borg        | Diplomacy, Treachery | illegal |
        | Bob   | Cardassian  | Diplomacy, Treachery | illegal |

  @ruling=custom-cards-369
  Rule: Once each turn Diplomatic Contact brings somebody back for a card that is no personnel

    @frame=many
    Example: not for a personnel, not for equipment, and for a Romulan it goes on
      Given these made-up cards:
        | card        | type      | affiliations | skills               |
        | Envoy       | personnel | Cardassian   | Diplomacy, Treachery |
        | Own Agent   | personnel | Cardassian   | Honor                |
        | Other Agent | personnel | Romulan      | Honor                |
      And Alice has:
        | card               | where           |
        | Envoy              | on "Excavation" |
        | Diplomatic Contact | on "Envoy"      |
        | Tricorder          | in hand         |
        | Medical Kit        | in hand         |
        | Worf               | in hand         |
      And Alice has:
        | card        | where           |
        | Other Agent | in discard pile |
        | Runabout    | in discard pile |
      When Alice uses "Diplomatic Contact"
      Then Alice must now choose one of "Tricorder" and "Medical Kit"
      When Alice chooses "Medical Kit"
      Then "Medical Kit" is now in Alice's discard pile
      And "Other Agent" is now on top of Alice's draw deck
      And "Diplomatic Contact" is still on "Envoy"
      And nothing else has changed
      When Alice uses "Diplomatic Contact"
      Then that is illegal

    @frame=many
    Example: a Cardassian ends it
      Given these made-up cards:
        | card        | type      | affiliations | skills               |
        | Envoy       | personnel | Cardassian   | Diplomacy, Treachery |
        | Own Agent   | personnel | Cardassian   | Honor                |
        | Other Agent | personnel | Romulan      | Honor                |
      And Alice has:
        | card               | where           |
        | Envoy              | on "Excavation" |
        | Diplomatic Contact | on "Envoy"      |
        | Tricorder          | in hand         |
        | Medical Kit        | in hand         |
        | Worf               | in hand         |
      And Alice has:
        | card      | where           |
        | Own Agent | in discard pile |
      When Alice uses "Diplomatic Contact"
      And Alice chooses "Tricorder"
      Then "Own Agent" is now on top of Alice's draw deck
      And "Diplomatic Contact" is now in Alice's discard pile
