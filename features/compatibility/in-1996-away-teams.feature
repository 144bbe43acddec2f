Feature: Away Teams of several affiliations in 1996
  Who belongs together on a planet, and who is only there at the same time.

  @ruling=faq96-23-away-teams-06
  Rule: Personnel of different affiliations without a treaty are separate Away Teams in one place

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Worf   | on "Excavation" |
        | Bochra | on "Excavation" |

    Example: Worf and Bochra do not attempt the mission together
      When Alice attempts "Excavation" with "Worf" and "Bochra"
      Then that is illegal
      And nothing else has changed

    Example: each of them attempts it for himself
      When Alice attempts "Excavation" with "Worf"
      Then that is legal
      When Alice attempts "Excavation" with "Bochra"
      Then that is legal

    Example: under a treaty they are one Away Team
      Given Alice has:
        | card                       | where        |
        | Treaty: Federation/Romulan | on the table |
      When Alice attempts "Excavation" with "Worf" and "Bochra"
      Then that is legal

  @ruling=faq96-23-away-teams-10
  Rule: Those who go together and are in one place are one Away Team

    @frame=differs
    Example: whoever comes after the others has joined them, and grows old with them
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where                    |
        | Romulan Shuttle | at "Excavation"          |
        | Thei            | aboard "Romulan Shuttle" |
        | Bochra          | on "Excavation"          |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice beams "Thei" to "Excavation"
      Then "Thei" is now quarantined
