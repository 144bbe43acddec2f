Feature: What people and ships may do once, as printed
  Their own texts, used once in a game.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-472
  Rule: Once in the game Suna fetches Reflection Therapy

    @frame=many
    Example: it is played at once, and the second one stays where it is
      Given Alice has:
        | card                     | where           |
        | Suna                     | on "Excavation" |
        | Data                     | on "Excavation" |
        | Reflection Therapy [one] | in draw deck    |
        | Reflection Therapy [two] | in draw deck    |
        | Interrogation            | in draw deck    |
        | Alternate Universe Door  | on the table    |
      When Alice uses "Suna"
      And Alice chooses "Reflection Therapy" [one] from "Reflection Therapy" [one] and "Reflection Therapy" [two]
      And Alice chooses Honor
      And Alice chooses Computer Skill
      Then "Reflection Therapy" [one] is now on "Data"
      And the skills of "Data" include Honor
      And the skills of "Data" do not include Computer Skill
      When Alice uses "Suna"
      Then that is illegal

  @ruling=custom-cards-473
  Rule: Once in the game U.S.S. Stargazer returns from the discard pile to hand

    Example: her player takes her
      Given Alice has:
        | card             | where           |
        | U.S.S. Stargazer | in discard pile |
      When Alice uses "U.S.S. Stargazer"
      Then "U.S.S. Stargazer" is now in Alice's hand
      And nothing else has changed

    Example: a ship in play does not come back, nor does another ship
      Given Alice has:
        | card              | where           |
        | U.S.S. Stargazer  | at "Excavation" |
        | U.S.S. Enterprise | in discard pile |
      Then these are illegal:
        | action                         |
        | Alice uses "U.S.S. Stargazer"  |
        | Alice uses "U.S.S. Enterprise" |

    Example: discarded once more, she stays there
      Given Alice has:
        | card             | where           |
        | U.S.S. Stargazer | in discard pile |
        | Handshake        | in hand         |
      And Alice's hand holds three cards
      And Alice's draw deck holds ten cards
      And this has happened:
        | action                        |
        | Alice uses "U.S.S. Stargazer" |
        | Alice plays "Handshake"       |
      When Alice uses "U.S.S. Stargazer"
      Then that is illegal
