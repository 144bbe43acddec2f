Feature: Destroyed outposts
  Whoever has lost his outpost plays with what he has.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |

  @ruling=faq96-34-destroyed-outposts-01
  Rule: Whoever loses his only outpost does not lose the game, and may build another one

    Background:
      Given it is Bob's turn
      And Alice has:
        | card               | where                      |
        | Federation Outpost | at "Wormhole Negotiations" |
      And Bob has:
        | card      | where        |
        | Supernova | in hand      |
        | Tox Uthat | on the table |

    @part=plays-on
    Example: Alice goes on with whom she has out
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Galen    | on "Excavation" |
      When Bob plays "Supernova" on "Wormhole Negotiations"
      And Bob ends the turn
      And Alice attempts "Excavation"
      Then "Federation Outpost" has been destroyed
      And Alice now has 25 points
      And "Excavation" is now completed
      And "Federation Outpost" is still in Alice's discard pile
      And "Supernova" is still on "Wormhole Negotiations"
      And "Tox Uthat" is still in Bob's discard pile
      And it is still Alice's turn
      And nothing else has changed

    @part=another
    Example: Alice builds another one where her ENGINEER is
      Given Alice has:
        | card                       | where           |
        | Geordi La Forge            | on "Excavation" |
        | Federation Outpost [spare] | in hand         |
      When Bob plays "Supernova" on "Wormhole Negotiations"
      And Bob ends the turn
      And Alice plays "Federation Outpost" [spare] at "Excavation"
      Then "Federation Outpost" [spare] is now at "Excavation"
      And "Federation Outpost" is still in Alice's discard pile
      And "Supernova" is still on "Wormhole Negotiations"
      And "Tox Uthat" is still in Bob's discard pile
      And it is still Alice's turn
      And nothing else has changed
