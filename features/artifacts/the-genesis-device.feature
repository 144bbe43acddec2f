Feature: Where The Genesis Device is placed
  A player of the Federation does not place it; David Marcus lets him.

  Background:
    Given the spaceline:
      | mission                 | seeded by |
      | Excavation              | Alice     |
      | Investigate Dead Planet | Bob       |

  @ruling=1eD-david-marcus-01
  Rule: David Marcus lets a player of the Federation place The Genesis Device on a planet that he seeded

    Example: a player of the Federation does not place it
      Given Alice has:
        | card               | where                  |
        | Wesley Crusher     | on "Excavation"        |
        | The Genesis Device | landed on "Excavation" |
      When Alice uses "The Genesis Device" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: with David Marcus there he does
      Given Alice has:
        | card               | where                  |
        | David Marcus       | on "Excavation"        |
        | The Genesis Device | landed on "Excavation" |
      When Alice uses "The Genesis Device" on "Excavation"
      Then "The Genesis Device" is now on "Excavation"
      And nothing else has changed

    Example: with David Marcus elsewhere he does not
      Given Alice has:
        | card               | where                        |
        | Wesley Crusher     | on "Excavation"              |
        | David Marcus       | on "Investigate Dead Planet" |
        | The Genesis Device | landed on "Excavation"       |
      When Alice uses "The Genesis Device" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: nor while David Marcus is disabled
      Given Alice has:
        | card               | where                  |
        | David Marcus       | on "Excavation"        |
        | The Genesis Device | landed on "Excavation" |
      And "David Marcus" is disabled
      When Alice uses "The Genesis Device" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: a player of Klingons needs nobody's leave
      Given Alice has:
        | card               | where                               |
        | Klag               | on "Investigate Dead Planet"        |
        | The Genesis Device | landed on "Investigate Dead Planet" |
      When Alice uses "The Genesis Device" on "Investigate Dead Planet"
      Then that is legal
      And "The Genesis Device" is now on "Investigate Dead Planet"
      And nothing else has changed

  @ruling=1eD-david-marcus-02
  Rule: On a planet that another player seeded he does not

    Example: on Bob's planet Alice does not place it
      Given Alice has:
        | card               | where                               |
        | David Marcus       | on "Investigate Dead Planet"        |
        | The Genesis Device | landed on "Investigate Dead Planet" |
      When Alice uses "The Genesis Device" on "Investigate Dead Planet"
      Then that is illegal
      And nothing else has changed

    Example: on her own planet she does
      Given Alice has:
        | card               | where                  |
        | David Marcus       | on "Excavation"        |
        | The Genesis Device | landed on "Excavation" |
      When Alice uses "The Genesis Device" on "Excavation"
      Then that is legal
      And "The Genesis Device" is now on "Excavation"
      And nothing else has changed
