Feature: Mot's Advice in 1996
  It gives Barbering, even to a barber.

  @ruling=faq96-38-mots-advice-01
  Rule: On Mot the Barber it makes Barbering x2

    Background:
      Given these made-up cards:
        | card      | type    | kind   | attempted by | requires     |
        | Long Hair | mission | planet | any          | Barbering x2 |
      And the spaceline:
        | mission   |
        | Long Hair |

    Scenario Outline: <who> takes it, and <what>
      Given Alice has:
        | card         | where          |
        | Mot's Advice | in hand        |
        | <who>        | on "Long Hair" |
      When Alice plays "Mot's Advice" on "<who>"
      Then the skills box of "<who>" is <box>
      When Alice attempts "Long Hair"
      Then "Long Hair" is <outcome>
      And "Mot's Advice" is still on "<who>"

      @frame=differs
      Examples:
        | who            | what                            | box                                | outcome             |
        | Mot the Barber | is a master of his trade        | Barbering x2                       | now completed       |
        | Worf           | is not half the barber that Mot is | Honor x2, Navigation, Diplomacy, Barbering | still not completed |
